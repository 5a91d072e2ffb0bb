import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueResults, Tool } from '../../contract/index.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, nextPath, revalidate, send } from '../../testing/api/api.ts';
import { entryWhen, waitForIndex } from '../../testing/background/catalogue.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { createTool } from '../../testing/tools/tools.ts';

/**
 * A word that only the tools of one test have. It has digits, so no other counts as a typing error.
 */
const newWord = () => `w${randomUUID().replaceAll('-', '').slice(0, 15)}`;

let token: string;
let admin: string;

beforeAll(async () => {
  ({ token } = await registerCustomer());
  ({ token: admin } = await registerAdmin());
});

const search = async (query: string): Promise<CatalogueResults> =>
  expectStatus<CatalogueResults>(await send('GET', `/catalogue?${query}`, { token }), 200);

const idsOf = (tools: readonly Tool[]) => tools.map(({ _id }) => _id);
const find = async (query: string) => idsOf((await search(query)).tools);

describe('GET /catalogue', () => {
  it('finds tools by relevance, with typing errors and plurals forgiven', async () => {
    const word = newWord();
    const described = await createTool({
      toolName: 'Ear Defenders',
      toolDescription: `For work with a plane. ${word}`,
    });
    const named = await createTool({ toolName: `Block Plane ${word}` });
    await waitForIndex(described, named);
    for (const q of ['plane', 'planes', 'PLAN', 'plnae', 'plabe']) {
      expect(await find(`q=${q}+${word}`), q).toContain(named);
    }
    expect(await find(`q=plane+${word}`)).toEqual([named, described]);
    expect(await find(`q=plane+${newWord()}`)).toEqual([]);
  });

  it('finds a SKU by its start, without hyphens and in lower case', async () => {
    const number = Math.floor(Math.random() * 1e9);
    const [longer, exact] = await Promise.all([
      createTool({ sku: `QQ-${number}-77` }),
      createTool({ sku: `QQ-${number}-7` }),
    ]);
    await waitForIndex(longer, exact);
    for (const q of [`QQ-${number}-7`, `qq${number}7`, `qq-${number}7`]) {
      expect(await find(`q=${q}`), q).toEqual([exact, longer]);
    }
    expect((await find(`q=qq${number}`)).toSorted()).toEqual([exact, longer].toSorted());
  });

  it('filters, and counts what other filters would show', async () => {
    const word = newWord();
    const ids = await Promise.all([
      createTool({ toolName: word, category: 'planes', price: 40 }),
      createTool({ toolName: word, category: 'planes', price: 20, available: 3 }),
      createTool({ toolName: word, category: 'saws', price: 30 }),
      createTool({ toolName: word, category: 'saws', price: 10, available: 0 }),
    ]);
    const [plane, lastPlanes, saw, soldOut] = ids;
    await waitForIndex(...ids);
    expect(await find(`q=${word}&sort=price`)).toEqual([lastPlanes, saw, plane, soldOut]);
    expect(await find(`q=${word}&sort=price&stock=last-pieces,sold-out`)).toEqual([
      lastPlanes,
      soldOut,
    ]);
    const { tools, total, facets } = await search(
      `q=${word}&category=planes&minPrice=15&maxPrice=35.50`,
    );
    expect(idsOf(tools)).toEqual([lastPlanes]);
    expect(total).toBe(1);
    expect(facets.categories.filter(({ count }) => count > 0)).toEqual([
      { value: 'planes', count: 1 },
      { value: 'saws', count: 1 },
    ]);
    expect(facets.stock).toEqual([
      { value: 'in-stock', count: 0 },
      { value: 'last-pieces', count: 1 },
      { value: 'sold-out', count: 0 },
    ]);
    expect(facets.price).toEqual({ min: 20, max: 40 });
  });

  it('links the next page until the last', async () => {
    const word = newWord();
    const ids = await Promise.all(
      Array.from({ length: 7 }, (_, at) =>
        createTool({ toolName: `${word} ${at}`, price: 8 - at }),
      ),
    );
    await waitForIndex(...ids);
    const pages: CatalogueResults[] = [];
    for (let path: string | undefined = `/catalogue?q=${word}&sort=price&limit=3`; path; ) {
      const response = await send('GET', path, { token });
      pages.push(await expectStatus<CatalogueResults>(response, 200));
      path = nextPath(response);
    }
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
    expect(pages.map(({ tools }) => idsOf(tools))).toEqual([
      ids.slice(4).toReversed(),
      ids.slice(1, 4).toReversed(),
      ids.slice(0, 1),
    ]);
  });

  it('gives visitors a response that caches may store', async () => {
    const response = await send('GET', '/catalogue?limit=2');
    const { tools } = await expectStatus<CatalogueResults>(response, 200);
    expect(tools).toHaveLength(2);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect((await revalidate('/catalogue?limit=2', response)).status).toBe(304);
    const own = await send('GET', '/catalogue?limit=2', { token });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['category=knives', 'category'],
    ['category=planes,knives', 'category'],
    ['category=planes&category=saws', 'category'],
    ['stock=few', 'stock'],
    ['sort=best', 'sort'],
    ['sort=available', 'sort'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=cheap', 'minPrice'],
    ['minPrice=1e3', 'minPrice'],
    ['maxPrice=1.234', 'maxPrice'],
    ['maxPrice=1&maxPrice=2', 'maxPrice'],
    ['minPrice=3&maxPrice=2', 'maxPrice'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=x', 'cursor'],
    ['cursor=a&cursor=b', 'cursor'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['q=a&q=b', 'q'],
  ])('refuses %s', async (query, field) => {
    for (const caller of [{}, { token }]) {
      const response = await send('GET', `/catalogue?${query}`, caller);
      const problem = await expectProblem(response, 400, 'validation');
      expect(problem.errors).toEqual({ [field]: expect.any(String) });
    }
  });

  it('refuses the cursor of another sort order', async () => {
    const response = await send('GET', '/catalogue?sort=price&limit=1', { token });
    const next = nextPath(response)?.replace('sort=price', 'sort=name') ?? '';
    await expectProblem(await send('GET', next, { token }), 400, 'validation');
  });
});

describe('The search index', () => {
  it('follows a new tool, a rename, a sale of the last pieces, and a deletion', async () => {
    const [word, other] = [newWord(), newWord()];
    const imageLink = linkTo('tools/plane/picture.webp');
    const id = await createTool({ toolName: word, available: 5, imageLink });
    await waitForIndex(id);
    expect(await search(`q=${word}&stock=in-stock`)).toMatchObject({ tools: [{ _id: id }] });

    const json = { updatedInfo: { toolName: other } };
    await expectStatus(await send('PUT', `/tool/${id}`, { token: admin, json }), 200);
    await entryWhen(id, (entry) => entry?.name === other);
    expect(await find(`q=${word}`)).toEqual([]);
    expect(await find(`q=${other}`)).toEqual([id]);

    await placeOrderOf(token, id);
    await entryWhen(id, (entry) => entry?.stock === 'sold-out');
    const { tools, facets } = await search(`q=${other}`);
    expect(tools).toMatchObject([{ _id: id, available: 0 }]);
    expect(facets.stock).toContainEqual({ value: 'sold-out', count: 1 });

    await expectStatus(await send('DELETE', `/tool/${id}`, { token: admin }), 200);
    await entryWhen(id, (entry) => entry === undefined);
    expect(await find(`q=${other}`)).toEqual([]);
  });

  it('has all of many tools that change at the same time', async () => {
    const word = newWord();
    const ids = await Promise.all(
      Array.from({ length: 40 }, () => createTool({ toolName: word, available: 5 })),
    );
    await Promise.all(ids.slice(0, 20).map((id) => placeOrderOf(token, id)));
    await waitForIndex(...ids);
    await Promise.all(
      ids.slice(0, 20).map((id) => entryWhen(id, (entry) => entry?.stock === 'sold-out')),
    );
    const { total, facets } = await search(`q=${word}`);
    expect(total).toBe(40);
    expect(facets.stock.map(({ count }) => count)).toEqual([20, 0, 20]);
  });
});

describe('GET /tools', () => {
  it('lists a search by relevance, unless another order is requested', async () => {
    const word = newWord();
    const named = await createTool({ toolName: word });
    const described = await createTool({ toolDescription: word });
    await waitForIndex(named, described);
    const list = async (query: string) =>
      idsOf(await expectStatus<Tool[]>(await send('GET', `/tools?${query}`, { token }), 200));
    expect(await list(`q=${word}`)).toEqual([named, described]);
    expect(await list(`q=${word}&sort=newest`)).toEqual([described, named]);
  });

  it('by popularity has sold-out tools last, and links the next page', async () => {
    const soldOut = await createTool({ available: 0 });
    await waitForIndex(soldOut);
    const response = await send('GET', '/tools?sort=popularity&limit=6', { token });
    const best = await expectStatus<Tool[]>(response, 200);
    expect(best).toHaveLength(6);
    expect(idsOf(best)).not.toContain(soldOut);
    const second = await send('GET', nextPath(response) ?? '', { token });
    const following = idsOf(await expectStatus<Tool[]>(second, 200));
    expect(following).toHaveLength(6);
    expect(idsOf(best).filter((id) => following.includes(id))).toEqual([]);
  });

  it.each(['relevance', 'popularity'])('by %s refuses an invalid cursor', async (sort) => {
    const response = await send('GET', `/tools?sort=${sort}&cursor=x`);
    await expectProblem(response, 400, 'validation');
  });
});
