import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seed } from '../storage/seed.ts';
import { databaseName } from '../values/paths.ts';
import { parseDocumentName } from '../values/resourceNames.ts';
import { decodeEntity, type Entity } from './decodeEntity.ts';
import { readLog } from './log.ts';
import { decodeEntityMetadata, decodeOverall } from './metadata.ts';

/** Processes a file; errors name the file. */
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
  parseDocumentName(`${databaseName(entity)}/documents/${entity.path}`);
  return entity;
};

const readEntities = (file: string): Entity[] =>
  inFile(file, (content) => [...readLog(content)].map(readEntity));

/**
 * Reads an export of this emulator, of Google's or of production. The result seeds the databases of
 * every project, as in Google's emulator: references within the exported project then point to the
 * importing project.
 *
 * @param file The overall_export_metadata file.
 * @throws {Error} naming the file that is missing, corrupt or truncated.
 * @see
 * https://firebase.google.com/docs/emulator-suite/install_and_configure#export_and_import_emulator_data
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
