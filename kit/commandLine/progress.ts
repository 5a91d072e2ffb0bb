const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one long step, and prints when it starts and how long it took. */
export const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  console.log(`  … ${label}`);
  const result = await work();
  console.log(`  ✔ ${label} (${seconds(start)})`);
  return result;
};
