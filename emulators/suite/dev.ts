import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { projectFile } from '@tools-hub/kit/paths';
import { readConfig } from '@tools-hub/kit/ports';
import { exitOf, startTool } from '@tools-hub/kit/processes';
import { webEnv } from './launcher/buildWeb.ts';
import type { Options } from './launcher/options.ts';

const host = '127.0.0.1';
const vitePort = 5173;

const waitUntilServed = async (url: string, hasEnded: () => boolean) => {
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (hasEnded()) throw new CommandError('Vite did not start; its message is above.');
    await delay(100);
  }
};

/**
 * Starts the tools of development: a bundler that rebuilds the functions on each change, so that
 * the Functions emulator reloads them, and Vite's server with hot reload.
 * @returns the URL of Vite's server, which proxies /api to the suite.
 */
export const startDevTools = async ({ offset }: Options, signal: AbortSignal): Promise<string> => {
  const bundler = startTool('rolldown', ['-c', 'rolldown.config.ts', '--watch'], {
    cwd: projectFile('functions'),
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const port = String(vitePort + offset);
  const vite = startTool(
    'vite',
    ['web', '--mode', 'emulator', '--host', host, '--port', port, '--strictPort'],
    { env: webEnv(readConfig(offset)), stdio: ['ignore', 'inherit', 'inherit'], signal },
  );
  for (const tool of [bundler, vite]) exitOf(tool).catch(() => {});
  const url = `http://${host}:${port}`;
  await waitUntilServed(url, () => vite.exitCode !== null);
  return url;
};
