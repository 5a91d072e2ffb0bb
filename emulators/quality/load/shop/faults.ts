import { setTimeout as delay } from 'node:timers/promises';

/** Something that fails during the load: at once, or for a time. */
export type Fault = { name: string } & (
  | { during: () => Promise<void> }
  | { begin: () => unknown; end: () => unknown }
);

/** How long something that fails for a time does so. */
const outageMs = 1_500;

const makeFail = async (fault: Fault): Promise<void> => {
  if ('during' in fault) return fault.during();
  await fault.begin();
  await delay(outageMs);
  await fault.end();
};

/** Lets each fault happen twice, spread over the time of the load. Resolves to what has failed. */
export const causeFaults = async (faults: readonly Fault[], seconds: number): Promise<string[]> => {
  const planned = [...faults, ...faults];
  const happened: string[] = [];
  for (const fault of planned) {
    await delay((seconds * 1_000) / (planned.length + 1));
    await makeFail(fault);
    happened.push(fault.name);
  }
  return happened;
};
