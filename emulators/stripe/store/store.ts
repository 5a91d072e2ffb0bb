import { randomBytes } from 'node:crypto';

/** The most objects of a kind that the stand-in keeps: it drops the oldest. */
const maxKept = 5_000;

/** Objects by id, oldest first. */
export const createStore = <Content>() => {
  const byId = new Map<string, Content>();
  return {
    get: (id: string): Content | undefined => byId.get(id),
    all: (): Content[] => [...byId.values()],
    add: (id: string, content: Content): void => {
      byId.set(id, content);
      const [oldest] = byId.keys();
      if (byId.size > maxKept && oldest !== undefined) byId.delete(oldest);
    },
  };
};

/** A random id with the prefix of its kind, as `cs_test_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The current time in seconds. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
