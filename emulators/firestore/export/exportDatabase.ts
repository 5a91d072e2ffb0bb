import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../storage/database.ts';
import type { Document } from '../values/document.ts';
import { FirestoreError, invalidArgument } from '../values/errors.ts';
import type { DatabaseId } from '../values/paths.ts';
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

/** A document without its times, which exports do not contain. */
export type ExportedDocument = Pick<Document, 'path' | 'fields'>;

interface Content {
  entities: number;
  log: Buffer;
}

const contentOf = (id: DatabaseId, documents: Iterable<ExportedDocument>): Content => {
  const log = new LogWriter();
  let entities = 0;
  for (const document of documents) {
    log.add(encodeEntity(id, document));
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
 * Exports documents of a database to the folder `name` of a directory, in the format of
 * Google's emulator and of production's managed exports. An earlier export of that name is replaced
 * once the new one is complete.
 *
 * @throws {FirestoreError} FAILED_PRECONDITION when the directory is missing or cannot be written
 * to; INVALID_ARGUMENT when the name is not a folder name.
 * @see https://firebase.google.com/docs/firestore/manage-data/export-import
 */
export const exportDocuments = async (
  id: DatabaseId,
  documents: Iterable<ExportedDocument>,
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
  const content = contentOf(id, documents);
  try {
    const unfinished = await mkdtemp(join(directory, `.${name}-`));
    await writeExport(unfinished, name, content);
    await rm(join(directory, name), { recursive: true, force: true });
    await rename(unfinished, join(directory, name));
  } catch (error) {
    throw new FirestoreError('FAILED_PRECONDITION', `Cannot export: ${(error as Error).message}`);
  }
};

/**
 * Exports all documents of a database, as `exportDocuments` does. Google's emulator exports all
 * databases of the project; production, as here, exports the requested one.
 */
export const exportDatabase = (database: Database, directory: string, name: string) =>
  exportDocuments(database.id, database.allDocuments(), directory, name);
