import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const start = async (script: string, port: number, env: Record<string, string>) => {
  // It logs a line for each request, which is not needed here.
  const child = fork(script, [String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...env },
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with code ${code} before it listened`);
  });
  const [listening] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return { child, port: listening as number };
};

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  if (child.kill('SIGKILL')) await ended;
};

/** A server that runs in a separate process. */
export interface KillableServer {
  port: number;
  /** Kills the process at once, and starts another one at the same address. */
  killAndRestart: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts a script that listens on the port of its argument and sends the port to its parent, with
 * the environment of this process and additional variables.
 */
export const startKillable = async (
  script: string,
  env: Record<string, string> = {},
): Promise<KillableServer> => {
  let { child, port } = await start(script, 0, env);
  return {
    port,
    killAndRestart: async () => {
      await kill(child);
      ({ child } = await start(script, port, env));
    },
    close: () => kill(child),
  };
};
