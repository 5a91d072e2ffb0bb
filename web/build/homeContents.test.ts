import { expect, it } from 'vitest';
import { intrudersOf } from './homeContents.ts';

const chunk = (imports: string[], ...ids: string[]) => ({
  imports,
  modules: Object.fromEntries(ids.map((id) => [id, { renderedLength: 1 }])),
});

it('names what the entry and the chunks it imports must not have', () => {
  const table = '/shop/node_modules/@mui/material/Table/Table.mjs';
  const chunks = {
    'entry.js': chunk(['shared.js'], '/shop/web/src/main.tsx'),
    'shared.js': chunk(['entry.js'], '/shop/node_modules/react/index.js', table),
  };
  expect(intrudersOf(chunks, 'entry.js')).toEqual([`tables (${table})`]);
});

it('minds neither chunks that load later nor modules of which nothing is left', () => {
  const formik = '/shop/node_modules/formik/dist/formik.esm.js';
  const chunks = {
    'entry.js': { imports: [], modules: { [formik]: { renderedLength: 0 } } },
    'later.js': chunk([], formik),
  };
  expect(intrudersOf(chunks, 'entry.js')).toEqual([]);
});
