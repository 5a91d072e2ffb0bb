import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./drawingProcess.ts', import.meta.url));

/**
 * The most memory in MiB that a fresh process takes to draw a tool's widths of a picture. On Linux it
 * is at least what this process takes now, as a child counts from there.
 */
export const peakMemoryOf = async (picture: Buffer): Promise<number> => {
  const child = fork(script, { serialization: 'advanced', execArgv: [] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with code ${code}`);
  });
  const answered = once(child, 'message').then(([peak]) => peak as number);
  child.send(picture);
  return Promise.race([answered, failed]);
};
