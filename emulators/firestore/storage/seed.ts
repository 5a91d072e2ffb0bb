import type { DatabaseId } from '../values/paths.ts';
import type { Fields } from '../values/values.ts';
import type { Database } from './database.ts';

/** Returns the initial documents of a database. */
export type Seed = (id: DatabaseId) => { path: string; fields: Fields }[];

/** Loads the initial documents into a database, in one commit. */
export const loadSeed = (database: Database, seed: Seed): void => {
  const time = database.nextCommitTime();
  const changes = seed(database.id).map(({ path, fields }) => ({
    path,
    before: undefined,
    after: { path, fields, createTime: time, updateTime: time },
  }));
  database.apply(changes, time);
};
