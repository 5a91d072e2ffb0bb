import { usageError } from './parseCommandLine.ts';

/**
 * The value of `--port-offset`.
 * @throws {CommandError} with the usage for anything but a whole number up to 50,000.
 */
export const readOffset = (text: string, usage: string): number => {
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset;
  throw usageError('--port-offset must be a whole number from 0 to 50000.', usage);
};
