import { expect, it } from 'vitest';
import { affectedTests } from './affectedTests.ts';

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
