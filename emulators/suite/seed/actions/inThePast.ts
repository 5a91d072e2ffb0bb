import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** When something happens, and the id of what it creates. */
interface Moment {
  at: Date;
  id: string;
}

const moments = new AsyncLocalStorage<Moment>();
const RealDate = Date;
const { randomUUID } = crypto;

const now = (): number => moments.getStore()?.at.getTime() ?? RealDate.now();

const MovedDate = new Proxy(RealDate, {
  construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [now()]),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const replace = (date: DateConstructor, newId: () => string): void => {
  globalThis.Date = date;
  Object.assign(crypto, { randomUUID: newId });
  syncBuiltinESMExports();
};

/** Lets `inThePast` work while `run` runs. Other code sees the current time, and random ids. */
export const withMoments = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  // Follows the clock of the suite.
  const { Date: current } = globalThis;
  replace(MovedDate, () => moments.getStore()?.id ?? randomUUID());
  try {
    return await run();
  } finally {
    replace(current, randomUUID);
  }
};

/** Runs a service as if its request came at that time, with its id as the random one. */
export const inThePast = moments.run.bind(moments);
