import type { Database } from './database.ts';
import type { DatabaseId } from './paths.ts';
import type { Fields } from './values.ts';

/** The documents that a database begins with. */
export type Seed = (id: DatabaseId) => { path: string; fields: Fields }[];

/** Puts the documents a database begins with into it, all made in one commit. */
export const loadSeed = (database: Database, seed: Seed): void => {
  const time = database.nextCommitTime();
  const changes = seed(database.id).map(({ path, fields }) => ({
    path,
    before: undefined,
    after: { path, fields, createTime: time, updateTime: time },
  }));
  database.apply(changes, time);
};
