import { expect, it } from 'vitest';
import { firstViews, namedScripts } from './firstViews.ts';

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });

const manifest = {
  'index.html': chunk('shop', '_react.js'),
  '_react.js': chunk('react'),
  'src/pages/CartPage.tsx': { ...chunk('cart', '_lines.js'), isDynamicEntry: true },
  '_lines.js': chunk('lines', '_forms.js', '_react.js'),
  '_forms.js': chunk('forms'),
};

const preload = (name: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${name}.js">`;

const documentOf = (...names: string[]) => ({
  fileName: 'cart.html',
  html: `<head><script>start()</script>
<script type="module" fetchpriority="low" crossorigin src="/assets/shop.js"></script>
<link rel="preload" href="/assets/font.woff2" as="font">
<link rel="icon" href="/favicon.svg">${names.map(preload).join('')}</head>`,
});

it('reads the scripts that a document loads or preloads, each once', () => {
  expect(namedScripts(documentOf('react', 'react').html)).toEqual([
    'assets/shop.js',
    'assets/react.js',
  ]);
});

it('has depth 1 if the document names every script', () => {
  expect(firstViews([documentOf('react', 'cart', 'lines', 'forms')], manifest)).toEqual([
    {
      document: 'cart.html',
      scripts: ['shop', 'react', 'cart', 'lines', 'forms'].map((name) => `assets/${name}.js`),
      depth: 1,
      unnamed: [],
    },
  ]);
});

it('counts the scripts that only other scripts name, and how deep they are', () => {
  const [view] = firstViews([documentOf('cart')], manifest);
  expect(view).toMatchObject({
    depth: 3,
    unnamed: ['assets/react.js', 'assets/lines.js', 'assets/forms.js'],
  });
  expect(view?.scripts).toHaveLength(5);
});

it('has no depth without a script', () => {
  expect(firstViews([{ fileName: 'note.html', html: '<p>Note</p>' }], {})).toEqual([
    { document: 'note.html', scripts: [], depth: 0, unnamed: [] },
  ]);
});

it('sorts the documents by name', () => {
  const documents = ['tools.html', 'index.html'].map((fileName) => ({ fileName, html: '' }));
  expect(firstViews(documents, {}).map(({ document }) => document)).toEqual([
    'index.html',
    'tools.html',
  ]);
});
