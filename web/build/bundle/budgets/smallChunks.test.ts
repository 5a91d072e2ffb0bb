import { expect, it } from 'vitest';
import { smallChunks } from './smallChunks.ts';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });

const manifest = {
  'src/pages/CartPage.tsx': {
    ...chunk('cart', '_lines.js', '_icons.js'),
    dynamicImports: ['src/features/Dialog.tsx', 'src/features/Share.tsx'],
  },
  'src/pages/OrderPage.tsx': {
    ...chunk('order', '_icons.js'),
    dynamicImports: ['src/features/Share.tsx', 'src/pages/CartPage.tsx'],
  },
  'src/features/Share.tsx': chunk('share'),
  'src/features/Dialog.tsx': chunk('dialog'),
  '_lines.js': chunk('lines'),
  '_icons.js': chunk('icons'),
  'src/font.woff2': { file: 'assets/font.woff2' },
};

const sizes: Record<string, number> = {
  'src/pages/CartPage.tsx': 20,
  'src/pages/OrderPage.tsx': 10,
  'src/features/Dialog.tsx': 4,
  'src/features/Share.tsx': 4,
  '_lines.js': 1,
  '_icons.js': 1,
};

it('lists the small chunks that only one page loads, the smallest first', () => {
  const pages = new Set(['src/pages/CartPage.tsx', 'src/pages/OrderPage.tsx']);
  expect(smallChunks(manifest, pages, (source) => sizes[source] ?? 0)).toEqual([
    { file: 'assets/lines.js', size: 1 },
    { file: 'assets/dialog.js', size: 4 },
  ]);
});
