import { expect, it } from 'vitest';
import { describeFailedLoad } from './functionLoading.ts';

it('says why functions cannot be loaded, once and without the lines of the bundle', () => {
  const message = [
    'User code failed to load. Cannot determine backend specification.',
    '/shop/functions/lib/index.cjs:1',
    'var a = 1;'.repeat(100),
    'SyntaxError: Unexpected token',
    'SyntaxError: Unexpected token',
    '',
  ].join('\n');
  expect(describeFailedLoad(new Error(message)).split('\n')).toEqual([
    'User code failed to load. Cannot determine backend specification.',
    '/shop/functions/lib/index.cjs:1',
    'SyntaxError: Unexpected token',
  ]);
});
