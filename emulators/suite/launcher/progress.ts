const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Does one long step and says on the console that it goes on and how long it took. */
export const step = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  console.log(`  … ${label}`);
  const result = await work();
  console.log(`  ✔ ${label} (${seconds(start)})`);
  return result;
};
