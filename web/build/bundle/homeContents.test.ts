import { expect, it } from 'vitest';
import { unwantedIn } from './homeContents.ts';

const chunk = (imports: string[], ...ids: string[]) => ({
  imports,
  modules: Object.fromEntries(ids.map((id) => [id, { renderedLength: 1 }])),
});

it('names unwanted modules of the entry and of the chunks it imports', () => {
  const table = '/shop/node_modules/@mui/material/Table/Table.mjs';
  const chunks = {
    'entry.js': chunk(['shared.js'], '/shop/web/src/main.tsx'),
    'shared.js': chunk(['entry.js'], '/shop/node_modules/react/index.js', table),
  };
  expect(unwantedIn(chunks, 'entry.js')).toEqual([`tables (${table})`]);
});

it('ignores lazy chunks, and modules that were tree-shaken', () => {
  const formik = '/shop/node_modules/formik/dist/formik.esm.js';
  const chunks = {
    'entry.js': { imports: [], modules: { [formik]: { renderedLength: 0 } } },
    'later.js': chunk([], formik),
  };
  expect(unwantedIn(chunks, 'entry.js')).toEqual([]);
});
