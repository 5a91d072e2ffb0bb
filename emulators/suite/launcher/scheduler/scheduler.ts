import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@tools-hub/kit/paths';
import { exitOf, reasonOf } from '@tools-hub/kit/processes';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A running scheduler. */
export interface Scheduler {
  pid: number | undefined;
  /** How many runs have failed so far. */
  failures: () => number;
  /**
   * Resolves when its process has ended. A job that runs is interrupted, as it may be in
   * production.
   */
  stop: () => Promise<void>;
}

/**
 * Starts the process that runs the scheduled jobs of the shop: the Functions emulator ignores
 * scheduled functions without the Pub/Sub emulator, which needs Java. Unlike Cloud Scheduler, it
 * runs them every few seconds, outside the functions' processes, and with `npm run dev` it keeps
 * the code of its start. It prints their errors.
 */
export const startScheduler = (
  env: Record<string, string>,
  onFailure: (message: string) => void = console.error,
): Scheduler => {
  const child = fork(script, {
    execArgv: [],
    // A separate process group, so that Ctrl-C does not reach it: the launcher stops it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env, ...compileCache },
  });
  let failures = 0;
  let isStopping = false;
  child.on('message', () => {
    failures += 1;
  });
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    failures += 1;
    onFailure(`The scheduler ended unexpectedly (${reasonOf(code, signal)}): no hold will end.`);
  });
  return {
    pid: child.pid,
    failures: () => failures,
    stop: async () => {
      isStopping = true;
      child.kill('SIGKILL');
      await exitOf(child);
    },
  };
};
