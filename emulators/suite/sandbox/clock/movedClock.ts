import { CommandError } from '@tools-hub/kit/commandLine/commandError';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const unitsMs: Readonly<Record<string, number>> = {
  m: minuteMs,
  h: hourMs,
  d: dayMs,
  w: 7 * dayMs,
};

/** How far ahead the clock may be. The ID tokens of the suite are valid for longer. */
const maxShiftMs = 365 * dayMs;

const parse = (change: string, shiftMs: number, realMs: number): number => {
  const [, count, unit = ''] = /^\+(\d{1,5})([mhdw])$/.exec(change) ?? [];
  if (count !== undefined) return shiftMs + Number(count) * (unitsMs[unit] ?? 0);
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(change);
  const time = Date.parse(change.includes('T') ? `${change}Z` : change);
  if (isTime && !Number.isNaN(time)) return time - realMs;
  throw new CommandError(
    `“${change}” is no change of the clock. Write +30m, +2h, +3d, +1w, 2026-12-24, 2026-12-24T10:00 (UTC) or reset.`,
  );
};

/**
 * By how many milliseconds the clock is ahead after a change.
 * @throws {CommandError} for a text that is no change, one that goes back, and more than a year.
 */
export const movedClock = (change: string, shiftMs: number, realMs: number): number => {
  if (change === 'reset') return 0;
  const moved = parse(change, shiftMs, realMs);
  if (moved < shiftMs) {
    throw new CommandError('The clock moves only forward. `npm run clock -- reset` sets it back.');
  }
  if (moved > maxShiftMs) throw new CommandError('The clock may be at most 365 days ahead.');
  return moved;
};

/** What the clock shows, for people. */
export const clockText = (shiftMs: number, realMs: number): string => {
  const time = new Date(realMs + shiftMs).toISOString().slice(0, 16).replace('T', ' ');
  if (shiftMs === 0) return `The suite’s clock shows the real time, ${time} UTC.`;
  const minutes = Math.round(shiftMs / minuteMs);
  const parts = [
    [Math.floor(minutes / 1_440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const ahead = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return `The suite’s clock shows ${time} UTC, ${ahead.join(' ')} ahead.`;
};
