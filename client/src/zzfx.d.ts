declare module 'zzfx' {
  /** Plays a sound made of up to twenty-one numbers; see https://killedbyapixel.github.io/ZzFX. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; audioContext: AudioContext };
}
