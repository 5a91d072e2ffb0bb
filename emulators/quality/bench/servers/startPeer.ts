import { startScript } from '../../../suite/testing/startServer.ts';

/** Starts an app to compare the API with, and resolves to its address. */
export const startPeer = (name: 'baseline' | 'postgres', source: string): Promise<string> =>
  startScript(new URL('./serve.ts', import.meta.url), [name, source]);
