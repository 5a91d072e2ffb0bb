import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script of this folder, and resolves to its first message. */
const run = <Message>(script: string, args: string[]): Promise<Message> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
      // The API logs a line for each request, which is not needed here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      // The child exits with this process, and does not keep it alive.
      child.unref();
      child.channel?.unref();
      resolve(message as Message);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}.`)));
  });

/** Starts a server of serve.ts, which exits with this process, and resolves to its address. */
export const startServer = (...args: string[]): Promise<string> => run('./serve.ts', args);
