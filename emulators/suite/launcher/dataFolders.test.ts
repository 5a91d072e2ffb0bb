import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { folderToExportTo, folderToImport } from './dataFolders.ts';

const root = mkdtempSync(join(tmpdir(), 'data-folders-'));
afterAll(() => rmSync(root, { recursive: true }));

const folderWith = (name: string, ...files: string[]) => {
  const folder = join(root, name);
  mkdirSync(folder);
  for (const file of files) writeFileSync(join(folder, file), '');
  return folder;
};

const ofEmulators = folderWith('emulators', 'firebase-export-metadata.json');
const ofProduction = folderWith('production', '2026.overall_export_metadata');
const ofOthers = folderWith('others', 'thesis.txt');

describe('--import', () => {
  it.each([ofEmulators, ofProduction])('accepts the export %s', (folder) => {
    expect(folderToImport(folder)).toBe(folder);
  });

  it('reports a folder that does not exist', () => {
    expect(() => folderToImport(join(root, 'none'))).toThrow('there is no folder');
  });

  it('reports a folder without an export', () => {
    expect(() => folderToImport(ofOthers)).toThrow('contains no export');
  });
});

describe('--export-on-exit', () => {
  it.each([join(root, 'new'), folderWith('empty'), ofEmulators])('accepts %s', (folder) => {
    expect(folderToExportTo(folder)).toBe(folder);
  });

  it('rejects a folder whose files would be lost', () => {
    expect(() => folderToExportTo(ofOthers)).toThrow('contains other files');
  });

  it('rejects a folder that contains the project', () => {
    expect(() => folderToExportTo(projectFile('..'))).toThrow('contains other files');
  });

  it('rejects a file', () => {
    expect(() => folderToExportTo(join(ofOthers, 'thesis.txt'))).toThrow('is a file');
  });
});
