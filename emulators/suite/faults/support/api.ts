import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./apiServer.ts', import.meta.url));

const start = async (port: number, env: Record<string, string>) => {
  // The API logs a line for each request, which is not needed here.
  const child = fork(script, [String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, ...env },
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The API ended with code ${code} before it listened`);
  });
  const [listening] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  return { child, port: listening as number };
};

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit');
  if (child.kill('SIGKILL')) await ended;
};

/** An API that runs in a separate process. */
export interface RunningApi {
  /** Kills the process at once, and starts another one at the same address. */
  killAndRestart: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts the API from its sources, with the environment of the test and additional variables. From
 * then on the requests of the test go to it.
 */
export const startApi = async (env: Record<string, string> = {}): Promise<RunningApi> => {
  let { child, port } = await start(0, env);
  process.env.API_URL = `http://127.0.0.1:${port}`;
  return {
    killAndRestart: async () => {
      await kill(child);
      ({ child } = await start(port, env));
    },
    close: () => kill(child),
  };
};
