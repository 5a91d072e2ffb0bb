import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * CPU seconds, user and system, of the ended children of this process and of their ended
 * descendants, as the kernel adds them up. Only Linux has this file.
 */
const cpuOfEndedChildren = (): number => {
  if (process.platform !== 'linux') return Number.NaN;
  // The name in parentheses can contain spaces. The fields after it begin with the third.
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=\S+ [^)]*$)/);
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return (Number(user) + Number(system)) / ticksPerSecond;
};

let counted = 0;

/**
 * Resolves with the CPU seconds of a process and its descendants when it has ended. It has to be
 * called for each process whose seconds may not be added to another's.
 */
export const cpuOf = (child: ChildProcess): Promise<number> => {
  counted = cpuOfEndedChildren();
  return new Promise((resolve) => {
    child.once('exit', () => {
      const before = counted;
      counted = cpuOfEndedChildren();
      resolve(counted - before);
    });
  });
};

/** CPU seconds of this process and of all its children that have ended. */
export const cpuOfAll = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + cpuOfEndedChildren();
};
