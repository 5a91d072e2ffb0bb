import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { folderToExportTo, folderToImport } from './dataFolders.ts';
import { projectFile } from './paths.ts';

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
  it.each([ofEmulators, ofProduction])('takes the export %s', (folder) => {
    expect(folderToImport(folder)).toBe(folder);
  });

  it('names a folder that is not there', () => {
    expect(() => folderToImport(join(root, 'none'))).toThrow('there is no folder');
  });

  it('names a folder without an export', () => {
    expect(() => folderToImport(ofOthers)).toThrow('holds no export');
  });
});

describe('--export-on-exit', () => {
  it.each([join(root, 'new'), folderWith('empty'), ofEmulators])('takes %s', (folder) => {
    expect(folderToExportTo(folder)).toBe(folder);
  });

  it('refuses a folder in which something would be lost', () => {
    expect(() => folderToExportTo(ofOthers)).toThrow('holds other files');
  });

  it('refuses a folder that holds the project', () => {
    expect(() => folderToExportTo(projectFile('..'))).toThrow('holds other files');
  });

  it('refuses a file', () => {
    expect(() => folderToExportTo(join(ofOthers, 'thesis.txt'))).toThrow('is a file');
  });
});
