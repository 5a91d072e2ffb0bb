import { readFileSync } from 'node:fs';
import { projectFile } from '@tools-hub/kit/paths';
import { expect, it } from 'vitest';
import { affectedTests, behindAllTests } from './affectedTests.ts';

const imports = [
  ['kit/page.test.ts', 'kit/page.ts'],
  ['kit/page.ts', 'kit/list.ts'],
  ['kit/list.ts', 'kit/page.ts'],
  ['kit/list.test.ts', 'kit/list.ts'],
  ['kit/other.test.ts', 'kit/other.ts'],
] as const;

it.each([
  ['of what imports the change, also in a ring', ['kit/list.ts'], ['list', 'page']],
  ['that have changed', ['kit/other.test.ts', 'README.md'], ['other']],
  ['none, of a file that nothing imports', ['kit/unknown.ts'], []],
])('finds the tests: %s', (_name, changed, tests) => {
  expect(affectedTests(imports, changed)).toEqual(tests.map((name) => `kit/${name}.test.ts`));
});

it.each([
  'package-lock.json',
  'vitest.config.ts',
  'web/vitest.node.config.ts',
  'emulators/suite/testing/timeouts.ts',
])('finds all tests for a change of %s', (file) => {
  expect(affectedTests(imports, [file])).toContain('web/');
});

it('recognises the files that prepare the unit and component tests', () => {
  const prepared = ['vitest.config.ts', 'web/vitest.config.ts'].flatMap((config) => [
    ...readFileSync(projectFile(config), 'utf8').matchAll(
      /'([^']*\/testing\/(?!start|empty)[^']*)'/g,
    ),
  ]);
  expect(prepared.length).toBeGreaterThan(3);
  for (const [, file = ''] of prepared) expect(file).toMatch(behindAllTests);
});
