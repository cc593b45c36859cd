/** How many units of the player who is asked have done nothing this turn: ending it is then asked once more. The board says so as it draws. */
let count = 0;

export const setIdle = (units: number): void => void (count = units);
export const idle = (): number => count;
