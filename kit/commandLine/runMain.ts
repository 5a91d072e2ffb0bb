import { CommandError, HelpRequest } from './commandError.ts';

/** Prints why a command ended early, and returns its exit code: 0 for `--help`. */
export const reportError = (error: unknown): number => {
  if (error instanceof HelpRequest) {
    console.log(error.message);
    return 0;
  }
  console.error(error instanceof CommandError ? `\n${error.message}\n` : error);
  return 1;
};

/**
 * Runs the main function of a command that must clean up after itself: Ctrl-C, a hang-up or an
 * error aborts its signal, and the process exits when the function has returned.
 */
export const runMain = async (main: (signal: AbortSignal) => Promise<number>): Promise<void> => {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort());
  }
  try {
    const code = await main(controller.signal);
    process.exitCode = controller.signal.aborted ? 130 : code;
  } catch (error) {
    process.exitCode = controller.signal.aborted ? 130 : reportError(error);
  } finally {
    controller.abort();
  }
};
