import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CatalogueResults, ResolvedRows, Tool } from '../../contract/index.ts';
import { sitemapOf } from '../../services/site/sitemap.ts';
import { tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { entryWhen, waitForIndex } from '../../testing/background/catalogue.ts';
import { orderBody, sendOrder } from '../../testing/orders/orders.ts';
import { quoteBody } from '../../testing/orders/quotes.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import {
  activePriceList,
  archivePriceLists,
  listFor,
  signInToShop,
} from '../../testing/prices/priceLists.ts';
import {
  changeListOf,
  exportTools,
  importTable,
  nothingImported,
} from '../../testing/tools/tables.ts';

archivePriceLists();

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const picture = linkTo('tools/imported/picture.webp');
const columns = 'sku,toolName,price,available,minOrder,toolDescription';
const listed = '?changes=true';
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

/** Imports a tool without a picture. */
const importHidden = async () => {
  const [word, sku] = [newWord(), `HD-${randomUUID().slice(0, 13).toUpperCase()}`];
  const table = `${columns}\n${sku},${word},19.99,100,5,Text\n`;
  const { changes = [], ...result } = await importTable(admin.token, table, listed);
  const [found] = (await tools.where('sku', '==', sku).get()).docs;
  const id = found?.id ?? '';
  await waitForIndex(id);
  return { id, sku, word, result, changes };
};

const update = (id: string, updatedInfo: object) =>
  send('PUT', `/tool/${id}`, { token: admin.token, json: { updatedInfo } });

const idsIn = async (path: string, token?: string): Promise<string[]> => {
  const found = await expectStatus<Tool[] | CatalogueResults>(
    await send('GET', path, token === undefined ? {} : { token }),
    200,
  );
  return (Array.isArray(found) ? found : found.tools).map(({ _id }) => _id);
};

const resolve = async (row: object, token?: string) => {
  const json = { rows: [{ quantity: 5, ...row }] };
  const response = await send('POST', '/cart/resolve', { ...(token && { token }), json });
  return (await expectStatus<ResolvedRows>(response, 200)).rows[0];
};

describe('A tool without a picture', () => {
  it('is imported, with a note, and repeated without a change', async () => {
    const { id, sku, word, result } = await importHidden();
    const message =
      'Hidden from the shop until it has a picture: use “Add pictures” after the import';
    const warnings = [{ row: 2, column: 'imageLink', message }];
    expect(result).toEqual({ ...nothingImported, created: [2], warnings });
    expect(await readDocument(tools.doc(id))).toMatchObject({ imageLink: '', imagePath: '' });
    const table = `${columns},imageLink\n${sku},${word},20,100,5,Text,\n`;
    expect(await importTable(admin.token, table)).toMatchObject({ changed: [2] });
  });

  it('is in no list, search or facet of customers and visitors', async () => {
    const { id, word } = await importHidden();
    const paths = ['/tools?q=', '/tools?sort=newest&q=', '/catalogue?q='].map((p) => p + word);
    for (const path of paths) {
      expect(await idsIn(path), path).toEqual([]);
      expect(await idsIn(path, customer.token), path).toEqual([]);
      expect(await idsIn(path, admin.token), 'an admin as a customer').toEqual([]);
      expect(await idsIn(`${path}&prices=list`, admin.token), path).toEqual([id]);
    }
    const response = await send('GET', `/catalogue?q=${word}`, { token: customer.token });
    const { total, facets } = await expectStatus<CatalogueResults>(response, 200);
    expect([total, facets.price]).toEqual([0, null]);
  });

  it('has no page, related tools, alert or sitemap entry', async () => {
    const { id } = await importHidden();
    for (const caller of [{}, { token: customer.token }, { token: admin.token }]) {
      await expectProblem(await send('GET', `/tool/${id}`, caller), 404, 'tool-not-found');
      await expectProblem(await send('GET', `/tool/${id}/related`, caller), 404, 'tool-not-found');
    }
    const alert = await send('PUT', `/tool/${id}/alert`, { token: customer.token });
    await expectProblem(alert, 404, 'tool-not-found');
    expect(await sitemapOf('https://shop.test')).not.toContain(id);
    const seen = await send('GET', `/tool/${id}?prices=list`, { token: admin.token });
    expect(await expectStatus(seen, 200)).toMatchObject({ _id: id, imageLink: '' });
  });

  it('cannot be put in a cart, ordered or asked for', async () => {
    const { id, sku, word } = await importHidden();
    for (const row of [{ toolId: id }, { sku }, { sku: word }]) {
      for (const token of [undefined, customer.token]) {
        const problem = { code: 'tool-not-found' };
        expect(await resolve(row, token)).toMatchObject({ tool: null, problem });
      }
    }
    const order = await sendOrder(customer.token, orderBody(id));
    await expectProblem(order, 404, 'tool-not-found');
    const asked = await send('POST', '/quote', { token: customer.token, json: quoteBody([id]) });
    await expectProblem(asked, 404, 'tool-not-found');
  });

  it('is shown with a picture, which it keeps', async () => {
    const { id, sku, word } = await importHidden();
    await expectProblem(await update(id, { imageLink: '' }), 400, 'validation');
    await expectStatus(await update(id, { price: 18 }), 200);
    await expectStatus(await update(id, { price: 19.99, imageLink: picture }), 200);
    await entryWhen(id, (entry) => entry !== undefined && !entry.isHidden);
    expect(await idsIn(`/catalogue?q=${word}`, customer.token)).toEqual([id]);
    expect(await idsIn(`/tools?sort=newest&q=${word}`, customer.token)).toEqual([id]);
    await expectStatus(await send('GET', `/tool/${id}`), 200);
    expect(await resolve({ sku }, customer.token)).toMatchObject({ tool: { _id: id } });
    expect(await sitemapOf('https://shop.test')).toContain(id);
    await expectStatus(await sendOrder(customer.token, orderBody(id)), 201);
    const { rejected } = await importTable(admin.token, `sku,imageLink\n${sku},\n`);
    expect(rejected).toEqual([{ row: 2, column: 'imageLink', message: 'Picture is required' }]);
  });

  it('is hidden from a payer whose price list names it', async () => {
    const buyer = await registerCustomer();
    await signInToShop(buyer);
    const { id, word } = await importHidden();
    await activePriceList(listFor(buyer.uid, { assortment: 'only' }), { [id]: 9 });
    await expectProblem(await send('GET', `/tool/${id}`, buyer), 404, 'tool-not-found');
    for (const path of ['/tools?q=', '/tools?sort=price&q=', '/catalogue?q=']) {
      expect(await idsIn(path + word, buyer.token), path).toEqual([]);
    }
    expect(await (await send('GET', '/prices.csv', buyer)).text()).not.toContain(word);
    const explained = await send('GET', `/tool/${id}/prices?payer=${buyer.uid}`, admin);
    expect(await expectStatus(explained, 200)).toMatchObject({ isVisible: false });
  });

  it('is hidden again by undoing the import of its first picture', async () => {
    const { id, sku } = await importHidden();
    const old = await exportTools(admin.token, id);
    const given = await importTable(admin.token, `sku,imageLink\n${sku},${picture}\n`, listed);
    expect(await expectStatus(await send('GET', `/tool/${id}`), 200)).toMatchObject({ sku });
    expect(await importTable(admin.token, old)).toEqual({ ...nothingImported, unchanged: [2] });
    const undone = await importTable(admin.token, changeListOf(given));
    expect(undone).toEqual({ ...nothingImported, changed: [2] });
    await expectProblem(await send('GET', `/tool/${id}`), 404, 'tool-not-found');
  });

  it('is removed by undoing its import', async () => {
    const { id, changes } = await importHidden();
    const undone = await importTable(admin.token, changeListOf({ changes }));
    expect(undone).toMatchObject({ changed: [2], rejected: [] });
    expect(await readDocument(tools.doc(id))).toBeUndefined();
  });

  it('is refused by the form', async () => {
    const tool = { toolName: newWord(), price: 1, available: 1, minOrder: 1, toolDescription: 'x' };
    for (const imageLink of [undefined, '']) {
      const json = { updatedInfo: { ...tool, imageLink } };
      const response = await send('POST', '/tool', { token: admin.token, json });
      const { errors } = await expectProblem(response, 400, 'validation');
      expect(errors).toEqual({ imageLink: 'Picture is required' });
    }
  });
});
