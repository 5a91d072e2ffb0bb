import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { followClock } from './followClock.ts';

const fileOf = (offset: number) => projectFile(`node_modules/.cache/tools-hub/clock-${offset}.txt`);

const preload = new URL('./preload.ts', import.meta.url).href;

/** The environment in which a process of the suite with this offset follows the suite's clock. */
export const clockEnv = (offset: number) => ({
  TOOLS_HUB_CLOCK: fileOf(offset),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim(),
});

/** By how many milliseconds the clock of a suite is ahead; undefined when no such suite runs. */
export const readShift = (offset: number): number | undefined => {
  try {
    return Number(readFileSync(fileOf(offset), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Sets by how many milliseconds the clock of a suite is ahead. Its processes follow in moments. */
export const writeShift = (offset: number, shiftMs: number): void => {
  const file = fileOf(offset);
  mkdirSync(dirname(file), { recursive: true });
  // Renamed, so that no process reads a half-written file.
  writeFileSync(`${file}.new`, String(shiftMs));
  renameSync(`${file}.new`, file);
};

let isFollowing = false;

/** Starts the clock of a suite, which this process follows from now on. Returns what stops it. */
export const startClock = (offset: number): (() => void) => {
  writeShift(offset, 0);
  if (!isFollowing) followClock(fileOf(offset));
  isFollowing = true;
  return () => rmSync(fileOf(offset), { force: true });
};
