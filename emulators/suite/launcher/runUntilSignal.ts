import { StartError } from './startError.ts';

const describe = (error: unknown) => (error instanceof StartError ? `\n${error.message}\n` : error);

/**
 * Runs a program that must leave nothing behind: Ctrl-C, a hang-up or a failure aborts the signal
 * it is given, and the process exits once the program has ended.
 */
export const runUntilSignal = async (
  program: (signal: AbortSignal) => Promise<number>,
): Promise<void> => {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => ending.abort());
  }
  try {
    const code = await program(ending.signal);
    process.exitCode = ending.signal.aborted ? 130 : code;
  } catch (error) {
    if (!ending.signal.aborted) console.error(describe(error));
    process.exitCode = ending.signal.aborted ? 130 : 1;
  } finally {
    ending.abort();
  }
};
