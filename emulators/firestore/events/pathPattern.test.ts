import { expect, it } from 'vitest';
import { pathPattern } from './pathPattern.ts';

it.each([
  ['tools/{id}', 'tools/saw', true],
  ['tools/{id}', 'tools/saw/parts/blade', false],
  ['tools/*', 'tools/saw', true],
  ['/tools/{id}/', 'tools/saw', true],
  ['tools/saw', 'tools/saw', true],
  ['tools/saw', 'tools/sawn', false],
  ['tools/{id}-{size}', 'tools/saw-8', true],
  ['tools/{id}-{size}', 'tools/saw', false],
  ['{parent=**}/parts/{id}', 'tools/saw/parts/blade', true],
  ['{parent=**}/parts/{id}', 'parts/blade', true],
  ['tools/{rest=**}', 'tools/saw/parts/blade', true],
  ['tools/**', 'toolshed/saw', false],
  ['a.b/{id}', 'axb/c', false],
  ['{all=**}', 'lines\n/of text', true],
])('%s on %s: %s', (pattern, path, fits) => {
  expect(pathPattern(pattern)(path)).toBe(fits);
});

it('rejects an empty pattern', () => {
  expect(() => pathPattern('/')).toThrow('empty');
});
