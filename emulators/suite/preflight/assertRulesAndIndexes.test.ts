import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { assertRulesAndIndexes } from './assertRulesAndIndexes.ts';

const closed =
  "rules_version = '2';\nservice cloud.firestore { match /{any=**} { allow read: if false; } }\n";

const root = mkdtempSync(join(tmpdir(), 'rules-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = (files: Record<string, string>) => {
  const path = mkdtempSync(join(root, 'case-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
  return path;
};

it('accepts the files of the product', () => {
  expect(() => assertRulesAndIndexes()).not.toThrow();
});

it('reports a rules file that does not exist', () => {
  expect(() => assertRulesAndIndexes(folder({}))).toThrow(
    /^firestore\.rules cannot be used: ENOENT/,
  );
});

it('reports the file, line and column of a rule that does not compile', () => {
  const broken = closed.replace('if false', 'iff false');
  const path = folder({ 'firestore.rules': closed, 'storage.rules': broken });
  expect(() => assertRulesAndIndexes(path)).toThrow(/^storage\.rules cannot be used: .*L?2:\d+/s);
});

it('reports a file of indexes that is not JSON', () => {
  const path = folder({
    'firestore.rules': closed,
    'storage.rules': closed,
    'firestore.indexes.json': '{"indexes": ',
  });
  expect(() => assertRulesAndIndexes(path)).toThrow(/^firestore\.indexes\.json cannot be used: /);
});
