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

interface Times {
  /** How long what has been started may take to end, once the main function has returned. */
  endsWithinMs?: number;
  /** A terminal and npm may both pass on the first signal. */
  sameSignalMs?: number;
}

const interrupted = 130;

const onSignals = (stop: () => void, sameSignalMs: number): void => {
  let first: number | undefined;
  const receive = () => {
    if (first !== undefined && performance.now() - first > sameSignalMs) process.exit(interrupted);
    first ??= performance.now();
    stop();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, receive);
};

/**
 * Runs the main function of a command that must clean up after itself: Ctrl-C, a hang-up or an
 * error aborts its signal, and the process exits when the function has returned. A second signal
 * makes it exit immediately.
 */
export const runMain = async (
  main: (signal: AbortSignal) => Promise<number>,
  { endsWithinMs = 20_000, sameSignalMs = 2_000 }: Times = {},
): Promise<void> => {
  const controller = new AbortController();
  onSignals(() => controller.abort(), sameSignalMs);
  try {
    const code = await main(controller.signal);
    process.exitCode = controller.signal.aborted ? interrupted : code;
  } catch (error) {
    process.exitCode = controller.signal.aborted ? interrupted : reportError(error);
  } finally {
    controller.abort();
    setTimeout(() => process.exit(), endsWithinMs).unref();
  }
};
