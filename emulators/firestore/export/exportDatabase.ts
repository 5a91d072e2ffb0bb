import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../storage/database.ts';
import { FirestoreError, invalidArgument } from '../values/errors.ts';
import { encodeEntity } from './encodeEntity.ts';
import { LogWriter } from './log.ts';
import {
  encodeEntityMetadata,
  encodeOverall,
  entityFolder,
  entityMetadataFile,
  overallFile,
} from './metadata.ts';

const outputFile = 'output-0';

const isDirectory = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

interface Content {
  entities: number;
  log: Buffer;
}

const contentOf = (database: Database): Content => {
  const log = new LogWriter();
  let entities = 0;
  for (const document of database.allDocuments()) {
    log.add(encodeEntity(database.id, document));
    entities += 1;
  }
  return { entities, log: log.bytes() };
};

const writeEntities = async (folder: string, name: string, startMicros: bigint, log: Buffer) => {
  await mkdir(join(folder, entityFolder), { recursive: true });
  await writeFile(join(folder, entityFolder, outputFile), log);
  const metadata = encodeEntityMetadata(name, startMicros, outputFile);
  await writeFile(join(folder, entityMetadataFile), metadata);
};

const writeExport = async (folder: string, name: string, { entities, log }: Content) => {
  const startMicros = BigInt(Date.now()) * 1000n;
  if (entities > 0) await writeEntities(folder, name, startMicros, log);
  const overall = encodeOverall({ entities, bytes: log.length });
  await writeFile(join(folder, overallFile(name)), overall);
};

const assertName = (name: string) => {
  if (!/^[^/\\]+$/.test(name) || name === '.' || name === '..') {
    throw invalidArgument(`export_name "${name}" is not the name of a folder.`);
  }
};

/**
 * Exports all documents of a database to the folder `name` of a directory, in the format of
 * Google's emulator and of production's managed exports. An earlier export of that name is replaced
 * once the new one is complete.
 *
 * Google's emulator exports all databases of the project; production, as here, exports the
 * requested one.
 *
 * @throws {FirestoreError} FAILED_PRECONDITION when the directory is missing or cannot be written
 * to; INVALID_ARGUMENT when the name is not a folder name.
 * @see https://firebase.google.com/docs/firestore/manage-data/export-import
 */
export const exportDatabase = async (
  database: Database,
  directory: string,
  name: string,
): Promise<void> => {
  assertName(name);
  if (!(await isDirectory(directory))) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `export_directory must be a directory: ${directory}`,
    );
  }
  const content = contentOf(database);
  try {
    const unfinished = await mkdtemp(join(directory, `.${name}-`));
    await writeExport(unfinished, name, content);
    await rm(join(directory, name), { recursive: true, force: true });
    await rename(unfinished, join(directory, name));
  } catch (error) {
    throw new FirestoreError('FAILED_PRECONDITION', `Cannot export: ${(error as Error).message}`);
  }
};
