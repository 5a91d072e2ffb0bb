import { dayMs } from '../contract/index.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The pauses before the attempts after the first one, which is made immediately. */
export const pauses: readonly number[] = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];

/** The most attempts of a delivery. */
export const maxAttempts = pauses.length + 1;

/** An endpoint that has failed for so long is switched off. */
export const maxFailingMs = 3 * dayMs;

/** The longest time that an endpoint can ask for with `retry-after`. */
const maxAskedMs = dayMs;

/** Attempts that failed at the same time are spread over this part of their pause. */
const jitter = 0.2;

/** The time that a `retry-after` asks for, in seconds or as a date; 0 without a valid one. */
export const askedPauseMs = (retryAfter: string | null, now: Date): number => {
  if (retryAfter === null) return 0;
  const text = retryAfter.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * secondMs : Date.parse(text) - now.getTime();
  return Math.min(Math.max(ms || 0, 0), maxAskedMs);
};

/**
 * When a delivery is tried again after its last attempt; null after the last one of all.
 * @param random From 0 to 1.
 */
export const nextAttemptAt = (
  attempts: number,
  retryAfter: string | null,
  now: Date,
  random: number = Math.random(),
): Date | null => {
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  const spread = pause * (1 + jitter * random);
  return new Date(now.getTime() + Math.max(spread, askedPauseMs(retryAfter, now)));
};
