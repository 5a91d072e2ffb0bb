import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const chunk = (fileName: string, module: string | null, imports: string[]) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: module,
  imports,
});

const bundle = Object.fromEntries(
  [
    chunk('shared.js', null, []),
    chunk('lines.js', null, ['shared.js']),
    chunk('routes.js', '/web/src/app/SessionRoutes.tsx', ['shared.js']),
    chunk('cart.js', '/web/src/pages/CartPage.tsx', ['lines.js', 'shared.js']),
  ].map((output) => [output.fileName, output]),
) as unknown as Rolldown.OutputBundle;

it('names the chunks of modules and all that they import, each once', () => {
  expect(chunksOf(bundle, ['SessionRoutes', 'CartPage'])).toEqual([
    'routes.js',
    'shared.js',
    'cart.js',
    'lines.js',
  ]);
});

it('fails for a module without a separate chunk', () => {
  expect(() => chunksOf(bundle, ['tPage'])).toThrow('tPage has no separate chunk.');
});
