import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits, type Suggestions } from '../../contract/index.ts';
import { registerShoppers, registerVerified } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, type RequestOptions, send } from '../../testing/api/api.ts';
import { waitForIndex } from '../../testing/background/catalogue.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { linesBody, placeOrderOf } from '../../testing/orders/orders.ts';
import {
  activePriceList,
  archivePriceLists,
  listFor,
  signInToShop,
} from '../../testing/prices/priceLists.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();
archivePriceLists();

const { customer, other, admin } = await registerShoppers();
await signInToShop(admin);

const nothing: Suggestions = {
  families: [],
  tools: [],
  total: 0,
  categories: [],
  order: null,
  line: null,
};

const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

const newTool = async (fields: Parameters<typeof createTool>[0]) => {
  const id = await createTool(fields);
  await waitForIndex(id);
  return id;
};

const suggest = async (q: string, options: RequestOptions = {}) =>
  expectStatus<Suggestions>(
    await send('GET', `/suggestions?q=${encodeURIComponent(q)}`, options),
    200,
  );

describe('GET /suggestions', () => {
  it('offers the best tools without their texts, and the categories with most of them', async () => {
    const word = newWord();
    const ids = [];
    for (let at = 0; at < 7; at += 1) {
      const category = at < 5 ? 'saws' : 'planes';
      ids.push(await newTool({ toolName: `${word} ${at}`, category }));
    }
    const { tools, ...found } = await suggest(word, customer);
    expect(tools).toHaveLength(limits.suggestions.tools);
    expect(ids).toEqual(expect.arrayContaining(tools.map(({ _id }) => _id)));
    expect(tools[0]).toMatchObject({ price: 19.99, minOrder: 5, imageLink: expect.any(String) });
    expect(tools[0]).not.toHaveProperty('toolDescription');
    expect(found).toEqual({
      families: [],
      total: 7,
      categories: [
        { value: 'saws', count: 5 },
        { value: 'planes', count: 2 },
      ],
      order: null,
      line: null,
    });
  });

  it('begins with the tool that has exactly this SKU', async () => {
    const sku = `Q${randomUUID().slice(0, 8).toUpperCase()}`;
    await newTool({ toolName: newWord(), sku: `${sku}1` });
    const id = await newTool({ toolName: newWord(), sku });
    expect((await suggest(sku.toLowerCase(), customer)).tools[0]?._id).toBe(id);
  });

  it('has the tool of a SKU with a quantity, only of exactly this SKU', async () => {
    const sku = `Q${randomUUID().slice(0, 8).toUpperCase()}`;
    const id = await newTool({ toolName: newWord(), sku });
    for (const q of [`${sku} 12`, `12 x ${sku.toLowerCase()}`]) {
      const { line } = await suggest(q, customer);
      expect(line, q).toMatchObject({ sku, quantity: 12, tool: { _id: id, minOrder: 5 } });
    }
    const { line } = await suggest(`${sku.slice(0, -1)} 12`, customer);
    expect(line).toEqual({ sku: sku.slice(0, -1), quantity: 12, tool: null });
    expect((await suggest(sku, customer)).line).toBeNull();
  });

  it('has the prices and the assortment of the payer of the call', async () => {
    const [companyId, buyer, word] = [await createCompany(), await registerVerified(), newWord()];
    await addMember(companyId, buyer, 'owner');
    const id = await newTool({ toolName: `${word} one` });
    await newTool({ toolName: `${word} two` });
    await activePriceList(listFor(companyId, { assortment: 'only' }), { [id]: 15 });
    const { token } = buyer;
    const own = await suggest(word, { token, headers: { 'X-Company': companyId } });
    expect(own).toMatchObject({ tools: [{ _id: id, price: 15 }], total: 1 });
    const { tools } = await suggest(word, { token });
    expect(tools.map(({ price }) => price)).toEqual([19.99, 19.99]);
  });

  it('never has a hidden tool, also for staff', async () => {
    const word = newWord();
    await newTool({ toolName: word, imageLink: '', imagePath: '' });
    for (const options of [{}, customer, admin])
      expect(await suggest(word, options)).toEqual(nothing);
  });

  it('has an order by its number only for whom may see it', async () => {
    const id = await newTool({});
    const { insertedId, order } = await placeOrderOf(customer.token, id);
    const { number } = order;
    for (const q of [number, number.toLowerCase().replace('-', ' '), `${number}-S1`]) {
      expect((await suggest(q, customer)).order, q).toEqual({
        _id: insertedId,
        number,
        status: 'placed',
      });
    }
    expect((await suggest(number, admin)).order?.number).toBe(number);
    expect((await suggest(number, other)).order).toBeNull();
    expect((await suggest(number)).order).toBeNull();
  });

  it('has no order of a company for who buys for another payer', async () => {
    const [companyId, buyer] = [await createCompany(), await registerVerified()];
    await addMember(companyId, buyer, 'owner');
    const { token } = buyer;
    const headers = { 'X-Company': companyId };
    const json = linesBody([await newTool({})]);
    const placed = await send('POST', '/order', { token, headers, json });
    const { order } = await expectStatus<{ order: { number: string } }>(placed, 201);
    expect((await suggest(order.number, { token, headers })).order?.number).toBe(order.number);
    expect((await suggest(order.number, { token })).order).toBeNull();
  });

  it.each(['', '   ', '🙂🙂', '.,;:!', '(.*)+[', '"'])('has nothing for %j', async (q) => {
    expect(await suggest(q)).toEqual(nothing);
    expect(await suggest(q, customer)).toEqual(nothing);
  });

  it('refuses more than 100 characters, and several texts', async () => {
    for (const query of [`q=${'x'.repeat(101)}`, 'q=a&q=b']) {
      await expectProblem(await send('GET', `/suggestions?${query}`), 400, 'validation');
    }
  });

  it('is cached for visitors alone', async () => {
    const cachingOf = async (options: RequestOptions) =>
      (await send('GET', '/suggestions?q=saw', options)).headers.get('cache-control');
    expect(await cachingOf({})).toContain('s-maxage=60');
    expect(await cachingOf(customer)).toBe('private, no-store');
  });
});
