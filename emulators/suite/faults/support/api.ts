import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./apiServer.ts', import.meta.url));

const start = async (port: number, env: Record<string, string>) => {
  // The API writes a line about each request to its output, which nobody reads here.
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

/** An API that runs in a process of its own. */
export interface RunningApi {
  /** Ends its process at once, whatever it is doing, and starts another at the same address. */
  killAndRestart: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Starts the API from its sources, with the environment of the test and these variables besides.
 * The test's own requests go to it from now on.
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
