import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Database } from '../storage/database.ts';
import { loadSeed } from '../storage/seed.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';
import { encodeEntity } from './encodeEntity.ts';
import { exportDatabase } from './exportDatabase.ts';
import { LogWriter } from './log.ts';
import { entityFolder, entityMetadataFile } from './metadata.ts';
import { readExport } from './readExport.ts';

const root = mkdtempSync(join(tmpdir(), 'read-export-'));
afterAll(() => rmSync(root, { recursive: true }));

const id = { project: 'demo', database: '(default)' };

const databaseOf = (...paths: string[]) => {
  const database = new Database(id, Date.now);
  loadSeed(database, () => paths.map((path) => ({ path, fields: new Map([['n', 1n]]) })));
  return database;
};

/** Exports these documents; returns the folder and files of the export. */
const exportOf = async (name: string, ...paths: string[]) => {
  await exportDatabase(databaseOf(...paths), root, name);
  const folder = join(root, name);
  return {
    file: join(folder, `${name}.overall_export_metadata`),
    metadata: join(folder, entityMetadataFile),
    output: join(folder, entityFolder, 'output-0'),
    folder: join(folder, entityFolder),
  };
};

const pathsIn = (file: string, database = '(default)') =>
  readExport(file)({ project: 'demo', database }).map(({ path }) => path);

describe('an import', () => {
  it('reads all entity files', async () => {
    const { file, metadata, folder } = await exportOf('several', 'tools/saw');
    const log = new LogWriter();
    for (const document of databaseOf('tools/axe').allDocuments()) {
      log.add(encodeEntity(id, document));
    }
    writeFileSync(join(folder, 'output-1'), log.bytes());
    appendFileSync(metadata, encodeMessage([[2, encodeMessage([[2, text('output-1')]])]]));
    expect(pathsIn(file)).toEqual(['tools/saw', 'tools/axe']);
  });

  it('contains the exported database only', async () => {
    const { file } = await exportOf('default', 'tools/saw');
    expect(pathsIn(file, 'second')).toEqual([]);
  });

  it('reports a missing entity file', async () => {
    const { file, output } = await exportOf('missing', 'tools/saw');
    rmSync(output);
    expect(() => readExport(file)).toThrow(`Cannot import ${output}: ENOENT`);
  });

  it('reports a truncated entity file', async () => {
    const { file, output } = await exportOf('cut', 'tools/saw', 'tools/axe');
    truncateSync(output, readFileSync(output).length - 1);
    expect(() => readExport(file)).toThrow(/Cannot import .*output-0: the record .* is cut off/);
  });

  it('reports a file with an invalid entity', async () => {
    const { file, output } = await exportOf('odd', 'tools/saw');
    const log = new LogWriter();
    log.add(text('no entity'));
    writeFileSync(output, log.bytes());
    expect(() => readExport(file)).toThrow(`Cannot import ${output}: `);
  });
});

describe('an export', () => {
  it.each(['', '.', '..', 'a/b'])('rejects the name "%s"', async (name) => {
    await expect(exportDatabase(databaseOf(), root, name)).rejects.toThrow(
      'not the name of a folder',
    );
  });
});
