import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts a script that serves an app, which exits with this process, and resolves to its address.
 */
export const startScript = (script: URL, args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(script), args, {
      // The API logs a line for each request, which is not needed here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (address) => {
      // The child exits with this process, and does not keep it alive.
      child.unref();
      child.channel?.unref();
      resolve(String(address));
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}.`)));
  });

/** Starts the built API or firebase-tools' Auth emulator, and resolves to its address. */
export const startServer = (name: 'api' | 'auth'): Promise<string> =>
  startScript(new URL('./serve.ts', import.meta.url), [name]);
