import { expect, it } from 'vitest';
import { type Figure, figureLine, isOver } from './figures.ts';
import { viewFigures } from './firstViews.ts';

const bytes: Figure = { label: 'home, first load', value: 149.96, budget: 150, unit: 'KB gz' };

it('accepts a figure up to its budget', () => {
  expect([isOver({ ...bytes, value: 150 }), isOver({ ...bytes, value: 150.1 })]).toEqual([
    false,
    true,
  ]);
});

it('prints figures with their budgets', () => {
  const scripts: Figure = { label: 'cart.html', value: 13, budget: 12, unit: 'scripts' };
  expect([bytes, scripts].map(figureLine)).toEqual([
    '      150.0 of 150 KB gz  home, first load',
    'OVER     13 of 12 scripts  cart.html',
  ]);
});

it('fails a document that names not all scripts of its first view', () => {
  const manifest = {
    'index.html': { file: 'assets/shop.js', imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
  };
  const html = '<script type="module" src="/assets/shop.js"></script>';
  const figures = viewFigures([{ fileName: 'cart.html', html }], manifest);
  expect(figures.map(({ value }) => value)).toEqual([2, 2]);
  expect(figures.filter(isOver)).toMatchObject([{ label: 'cart.html assets/react.js' }]);
});
