/**
 * The CPU seconds that some work takes on this thread. Independent of other load on the machine.
 */
export const cpuSecondsOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
};
