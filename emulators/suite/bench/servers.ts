import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a script of this folder, and answers with the first thing it tells. */
const run = <Message>(script: string, args: string[] = []): Promise<Message> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
      // The API writes a line about each request to its output, which nobody reads here.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', (message) => {
      // It ends with this process, and does not keep it alive.
      child.unref();
      child.channel?.unref();
      resolve(message as Message);
    });
    child.once('exit', (code) => reject(new Error(`${script} ended with code ${code}.`)));
  });

/** Starts a server of serve.ts; it ends with this process. Answers with its address. */
export const startServer = (...args: string[]): Promise<string> => run('./serve.ts', args);

/** What the first moments of a process took: milliseconds, and MiB resident. */
export interface ColdStart {
  importMs: number;
  importMiB: number;
  answerMs: number;
  answerMiB: number;
}

/** Starts the API in a fresh process, asks it once, and ends it. */
export const coldStart = (): Promise<ColdStart> => run('./coldStart.js');
