import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from '../database.ts';
import { assertDocumentPath, type DatabaseId } from '../names.ts';
import type { Fields } from '../values.ts';
import { decodeEntity, type Entity } from './entity.ts';
import { readLog } from './log.ts';
import { decodeEntityMetadata, decodeOverall } from './metadata.ts';

/** The documents that a database begins with. */
export type Seed = (id: DatabaseId) => { path: string; fields: Fields }[];

/** Does the work on a file; what goes wrong names the file. */
const inFile = <Result>(file: string, work: (content: Buffer) => Result): Result => {
  try {
    return work(readFileSync(file));
  } catch (error) {
    throw new Error(`Cannot import ${file}: ${(error as Error).message}`);
  }
};

const pathsBeside = (file: string, decode: (content: Buffer) => string[]) =>
  inFile(file, decode).map((path) => join(dirname(file), path));

const readEntity = (record: Buffer) => {
  const entity = decodeEntity(record);
  assertDocumentPath(entity.path);
  return entity;
};

const readEntities = (file: string): Entity[] =>
  inFile(file, (content) => [...readLog(content)].map(readEntity));

/**
 * Reads an export of this emulator, of Google's or of production: what the project `demo-a` begins
 * with when it is first named, and every other project too, as in Google's emulator, which knows no
 * project of its own. References within the exported project then point into that one.
 *
 * @param file Its overall_export_metadata.
 * @throws {Error} naming the file that is missing, broken or cut off.
 * @see https://firebase.google.com/docs/emulator-suite/install_and_configure#export_and_import_emulator_data
 */
export const readExport = (file: string): Seed => {
  const entities = pathsBeside(file, decodeOverall)
    .flatMap((metadata) => pathsBeside(metadata, decodeEntityMetadata))
    .flatMap(readEntities);
  return ({ project, database }) =>
    entities
      .filter((entity) => entity.database === database)
      .map(({ path, fieldsIn }) => ({ path, fields: fieldsIn(project) }));
};

/** Puts the documents a database begins with into it, all made in one commit. */
export const sow = (database: Database, seed: Seed): void => {
  const time = database.nextCommitTime();
  const changes = seed(database.id).map(({ path, fields }) => {
    return { path, before: undefined, after: { path, fields, createTime: time, updateTime: time } };
  });
  database.apply(changes, time);
};
