import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listSorts, type Order, type SortedList } from '../../contract/index.ts';
import { registerAdmin } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';

const { token } = await registerAdmin();

const read = (path: string) => send('GET', path, { token });

const narrowed: Record<SortedList, string> = {
  orders: 'status=open',
  invoices: 'kind=invoice',
  quotes: 'status=open',
  returns: 'status=requested',
  companies: 'status=active',
  families: '',
};

const lists = (Object.keys(listSorts) as SortedList[]).flatMap((list) =>
  listSorts[list].map((sort): [SortedList, string] => [list, sort]),
);

const sortedValue: Record<string, (order: Order) => string | number> = {
  newest: ({ createdAt }) => -Date.parse(createdAt),
  oldest: ({ createdAt }) => Date.parse(createdAt),
  '-total': ({ total }) => -total,
  total: ({ total }) => total,
  customer: ({ payerName }) => payerName,
  'ship-by': ({ shipBy }) => shipBy,
};

const isSorted = (values: (string | number)[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value);

describe('GET a list with sort', () => {
  it.each(lists)('%s by %s has indexes for all and for one status', async (list, sort) => {
    const all = await expectStatus<object[]>(await read(`/${list}?sort=${sort}&limit=2`), 200);
    expect(all.length).toBeLessThanOrEqual(2);
    await expectStatus(await read(`/${list}?sort=${sort}&limit=2&${narrowed[list]}`), 200);
  });

  it.each(listSorts.orders)('orders by %s follow each other over pages', async (sort) => {
    await storeOrder({ userName: `Zoe ${randomUUID().slice(0, 8)}` });
    const first = await read(`/orders?status=open&sort=${sort}&limit=3`);
    const link = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const next = await read(link.replace(/^.*\/api/, ''));
    const orders = [
      ...(await expectStatus<Order[]>(first, 200)),
      ...(await expectStatus<Order[]>(next, 200)),
    ];
    expect(orders).toHaveLength(6);
    expect(new Set(orders.map(({ _id }) => _id)).size).toBe(6);
    expect(isSorted(orders.map((order) => sortedValue[sort]?.(order) ?? 0))).toBe(true);
    const cursor = new URL(link, 'https://shop.example').searchParams.get('cursor');
    const others = listSorts.orders.filter((other) => other !== sort);
    for (const other of others) {
      const refused = await read(`/orders?sort=${other}&limit=3&cursor=${cursor}`);
      const problem = await expectProblem(refused, 400, 'validation');
      expect(problem).toMatchObject({ errors: { cursor: 'The cursor is not valid' } });
    }
  });

  it.each([
    ['orders', 'q=oak'],
    ['orders', 'payer=carla'],
    ['orders', 'payment=unpaid'],
    ['orders', 'from=2026-01-01'],
    ['invoices', 'to=2026-01-01'],
    ['quotes', 'payer=carla'],
    ['returns', 'q=oak'],
    ['companies', 'q=oak'],
    ['families', 'q=oak'],
  ] as const)('%s with %s have their usual order only', async (list, narrowing) => {
    const [usual, other] = listSorts[list];
    await expectStatus(await read(`/${list}?${narrowing}&sort=${usual}`), 200);
    const refused = await read(`/${list}?${narrowing}&sort=${other}`);
    const problem = await expectProblem(refused, 400, 'validation');
    expect(JSON.stringify(problem)).toContain(`sort must be ${usual} together with`);
  });

  it.each(['status', 'Newest', '__name__', '-total,total'])(
    'refuses to sort by %s',
    async (sort) => {
      await expectProblem(await read(`/orders?sort=${sort}`), 400, 'validation');
    },
  );
});
