import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { CatalogueResults, Suggestions, Tool } from '../../contract/index.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectStatus, send } from '../../testing/api/api.ts';
import { entryWhen } from '../../testing/background/catalogue.ts';
import {
  activePriceList,
  archivePriceLists,
  listFor,
  signInToShop,
} from '../../testing/prices/priceLists.ts';
import {
  createAxis,
  createSize,
  createTestFamily,
  familyOf,
} from '../../testing/tools/families.ts';

archivePriceLists();

const { customer, other, admin } = await registerShoppers();
await signInToShop(other);

const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** A family of three sizes at 10, 20 and 30 dollars, in the search index. */
const indexedFamily = async (fields: object = {}) => {
  const [word, axis] = [newWord(), await createAxis(admin.token)];
  const ids = await Promise.all(
    [1, 2, 3].map((mm) =>
      createSize(axis, mm, { toolName: `Bit ${mm} mm ${word}`, price: 10 * mm, ...fields }),
    ),
  );
  const name = newWord();
  const family = await createTestFamily(admin.token, familyOf(axis, ids, { name }));
  await Promise.all(ids.map((id) => entryWhen(id, (entry) => entry?.family === family._id)));
  return { word, name, ids, family };
};

const search = async (query: string, token = customer.token) =>
  expectStatus<CatalogueResults>(await send('GET', `/catalogue?${query}`, { token }), 200);

it('GET /catalogue shows one item for a family, at the prices of the payer', async () => {
  const { word, name, ids, family } = await indexedFamily();
  const [small = '', middle = ''] = ids;
  const found = await search(`q=${word}&sort=-price`);
  expect(found).toMatchObject({ total: 1, toolTotal: 3 });
  const shared = { _id: family._id, name, imageLink: 'https://example.test/plane.webp' };
  expect(found.tools[0]?.family).toEqual({ ...shared, sizes: 3, fromPrice: 10 });
  expect((await search(`q=${name}`)).toolTotal).toBe(3);
  const one = await search(`q=${word}&maxPrice=15`);
  expect(one.tools.map(({ _id, family: of }) => [_id, of])).toEqual([[small, undefined]]);

  const only = listFor(other.uid, { assortment: 'only' });
  await activePriceList(only, { [small]: 9, [middle]: 4 });
  const own = await search(`q=${word}`, other.token);
  expect(own.tools[0]?.family).toMatchObject({ sizes: 2, fromPrice: 4 });

  const listed = await expectStatus<Tool[]>(await send('GET', `/tools?q=${word}`), 200);
  expect(listed.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted());
});

it('GET /suggestions offers a family first, and a size that the search means', async () => {
  const { word, ids, family } = await indexedFamily();
  const suggest = async (q: string) => {
    const response = await send('GET', `/suggestions?q=${q}`, { token: customer.token });
    return expectStatus<Suggestions>(response, 200);
  };
  const some = await suggest(word);
  expect(some).toMatchObject({ families: [{ _id: family._id, sizes: 3 }], tools: [], total: 3 });
  const one = await suggest(`2+mm+${word}`);
  expect(one.families).toEqual([]);
  expect(one.tools.map(({ _id }) => _id)).toEqual([ids[1]]);
});

it('GET /tool/:id/related has no size of the same family', async () => {
  const { ids, family } = await indexedFamily({ category: 'measuring' });
  const response = await send('GET', `/tool/${ids[0]}/related`, { token: customer.token });
  const related = await expectStatus<Tool[]>(response, 200);
  expect(related.map(({ familyId }) => familyId)).not.toContain(family._id);
});
