import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../pictures/resizingProcess.ts', import.meta.url));

/**
 * The peak memory in MiB of a new process that resizes a picture to a tool's widths. On Linux it is
 * at least the current memory of this process, because a child starts from there.
 */
export const peakMemoryOf = async (picture: Buffer): Promise<number> => {
  const child = fork(script, { serialization: 'advanced', execArgv: [] });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} exited with code ${code}`);
  });
  const answered = once(child, 'message').then(([peak]) => peak as number);
  child.send(picture);
  return Promise.race([answered, failed]);
};
