/** Is a finger what points here? It can point at nothing before it touches it. */
export const isFinger = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
