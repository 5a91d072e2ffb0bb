import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./mailSender.ts', import.meta.url));

/** Starts a process that sends mails, with the environment of the test and additional variables. */
export const startSender = (
  ids: readonly string[],
  env: Record<string, string> = {},
): ChildProcess =>
  fork(script, [...ids], {
    execArgv: [],
    // It logs each failure as a function does.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });

/** Resolves when the process has ended, with its exit code or signal. */
export const endOf = async (sender: ChildProcess): Promise<number | string> => {
  const [code, signal] = await once(sender, 'exit');
  return code ?? signal;
};
