import { fileURLToPath } from 'node:url';
import { type KillableServer, startKillable } from './servers/killableServer.ts';

const script = fileURLToPath(new URL('./servers/apiServer.ts', import.meta.url));

/** An API that runs in a separate process. */
export type RunningApi = Omit<KillableServer, 'port'>;

/**
 * Starts the built API, with the environment of the test and additional variables. From
 * then on the requests of the test go to it.
 */
export const startApi = async (env: Record<string, string> = {}): Promise<RunningApi> => {
  const { port, ...api } = await startKillable(script, env);
  process.env.API_URL = `http://127.0.0.1:${port}`;
  return api;
};
