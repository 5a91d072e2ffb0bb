/** The CPU time that some work takes on this thread, in seconds: what else the machine does is not in it. */
export const cpuSecondsOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
};
