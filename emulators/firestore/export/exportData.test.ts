import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Timestamp } from '../values/timestamp.ts';
import { exportData } from './exportData.ts';
import { readExport } from './readExport.ts';

const root = mkdtempSync(join(tmpdir(), 'export-data-'));
afterAll(() => rmSync(root, { recursive: true }));

it('imports documents as they were exported', async () => {
  const data = {
    text: 'Saw',
    count: 3,
    weight: 1.5,
    onSale: true,
    none: null,
    at: new Date(1_500),
    list: [1, 'a'],
    map: { inner: [] },
  };
  await exportData('demo', [{ path: 'tools/saw', data }], root, 'data');
  const seed = readExport(join(root, 'data/data.overall_export_metadata'));
  const [document] = seed({ project: 'demo', database: '(default)' });
  expect(document?.path).toBe('tools/saw');
  expect(Object.fromEntries(document?.fields ?? [])).toEqual({
    text: 'Saw',
    count: 3n,
    weight: 1.5,
    onSale: true,
    none: null,
    at: new Timestamp(1, 500_000_000),
    list: [1n, 'a'],
    map: new Map([['inner', []]]),
  });
});

it.each([undefined, () => {}, new Map()])('refuses %s', async (value) => {
  const documents = [{ path: 'tools/saw', data: { value } }];
  await expect(exportData('demo', documents, root, 'other')).rejects.toThrow(TypeError);
});
