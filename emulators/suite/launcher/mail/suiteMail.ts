import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { compileCache } from '@tools-hub/kit/paths';
import type { FirebaseConfig } from '@tools-hub/kit/ports';
import { exitOf, reasonOf, signal } from '@tools-hub/kit/processes';

const script = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A running mail server. */
export interface SuiteMail {
  pid: number | undefined;
  /**
   * Resolves when it receives mails.
   * @throws {CommandError} when it does not start.
   */
  ready: Promise<void>;
  /** Resolves when its process has ended and its folder is removed. */
  stop(): Promise<void>;
}

/**
 * Starts the mail server, which delivers nothing: each mail arrives in its inbox. Its process ends
 * with the launcher, also when that is killed.
 */
export const startSuiteMail = (
  { emulators: { smtp, inbox } }: Pick<FirebaseConfig, 'emulators'>,
  onFailure: (message: string) => void = console.error,
): SuiteMail => {
  const ports = [smtp, inbox].flatMap(({ host, port }) => [host, String(port)]);
  const child = fork(script, ports, {
    execArgv: [],
    // A separate process group, so that Ctrl-C does not reach it: the launcher stops it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...compileCache },
  });
  let state: 'starting' | 'running' | 'stopping' = 'starting';
  child.once('exit', (code, name) => {
    if (state !== 'running') return;
    onFailure(`The mail server ended unexpectedly (${reasonOf(code, name)}): no mail arrives.`);
  });
  const ready = Promise.race([
    once(child, 'message').then(() => {
      if (state === 'starting') state = 'running';
    }),
    exitOf(child).then(() => {
      if (state === 'starting') throw new CommandError('The mail server did not start.');
    }),
  ]);
  // Not every caller awaits it.
  ready.catch(() => {});
  return {
    pid: child.pid,
    ready,
    stop: async () => {
      state = 'stopping';
      signal(child, 'SIGTERM');
      await exitOf(child);
    },
  };
};
