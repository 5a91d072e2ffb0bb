import { readFileSync, watchFile } from 'node:fs';
import { shiftedDate } from './shiftedDate.ts';

/** How often a process looks whether the clock was moved. */
export const followMs = 100;

const shiftIn = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    return 0;
  }
};

/** Lets the Date of this process follow the clock of a suite, whose file has its shift. */
export const followClock = (file: string): void => {
  let shiftMs = shiftIn(file);
  watchFile(file, { interval: followMs, persistent: false }, () => {
    shiftMs = shiftIn(file);
  });
  globalThis.Date = shiftedDate(Date, () => shiftMs);
  Date.prototype.constructor = Date;
};
