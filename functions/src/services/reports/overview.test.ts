import { describe, expect, it, onTestFinished } from 'vitest';
import { dayMs, dayOf, limits, salesId, salesShards } from '../../contract/index.ts';
import { sales } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { orderInput } from '../../testing/orders/orders.ts';
import { newBuyer, storedOrder } from '../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { checkSales } from '../consistency/checkSales.ts';
import { placeOrder } from '../ordering/placing/placeOrder.ts';
import { cancelOrder } from '../ordering/status/cancelOrder.ts';
import { readSettings } from '../settings/settings.ts';
import { readOverview, salesOf } from './overview.ts';

const plane = { toolName: 'Plane', pieces: 2, cents: 1_010 };
const saw = { toolName: 'Saw', pieces: 1, cents: 5_000 };

describe('salesOf', () => {
  it('adds up days and tools in whole cents, under the latest name', () => {
    const documents = [
      { day: '2026-11-19', tools: { saw, plane } },
      { day: '2026-11-21', tools: { plane: { ...plane, toolName: 'Jack plane', cents: 1_020 } } },
      { day: '2026-11-21', tools: { saw } },
    ];
    expect(salesOf(documents, ['2026-11-19', '2026-11-20', '2026-11-21'])).toEqual({
      pieces: 6,
      revenue: 120.3,
      days: [
        { day: '2026-11-19', pieces: 3, revenue: 60.1 },
        { day: '2026-11-20', pieces: 0, revenue: 0 },
        { day: '2026-11-21', pieces: 3, revenue: 60.2 },
      ],
      tools: [
        { toolId: 'saw', toolName: 'Saw', pieces: 2, revenue: 100 },
        { toolId: 'plane', toolName: 'Jack plane', pieces: 4, revenue: 20.3 },
      ],
    });
  });

  it('sorts tools with equal revenue by pieces', () => {
    const tools = {
      plane,
      saw: { ...saw, cents: 1_010 },
      nail: { ...saw, pieces: 9, cents: 1_010 },
    };
    const best = salesOf([{ day: '2026-11-21', tools }], ['2026-11-21']).tools;
    expect(best.map(({ toolId }) => toolId)).toEqual(['nail', 'plane', 'saw']);
  });

  it('omits other days, tools without sales, and all except the best', () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, n) => [`t${n}`, { ...saw, cents: n + 1 }]),
    );
    const none = { gone: { ...saw, pieces: 0, cents: 0 } };
    const documents = [
      { day: '2026-11-21', tools: { ...many, ...none } },
      { day: '2026-11-22', tools: { plane } },
    ];
    const { tools, pieces } = salesOf(documents, ['2026-11-21']);
    expect(pieces).toBe(25);
    expect(tools).toHaveLength(20);
    expect(tools[0]?.toolId).toBe('t24');
  });
});

describe('readOverview', () => {
  it('reads a bounded number of documents, and writes none', async () => {
    const { days, lowStock } = limits.overview;
    // Each count costs at least one read: orders, low stock, and the users of each day.
    const bound = days * salesShards + lowStock + days + 2;
    const { reads, writes } = await usageOf(() => readOverview());
    expect(writes).toBe(0);
    expect(reads).toBeLessThanOrEqual(bound + 20);
  });
});

describe('The day of a sale', () => {
  const soldOn = async (day: string, toolId: string) =>
    (await readDocument(sales.doc(salesId(day, toolId))))?.tools[toolId]?.pieces ?? 0;

  it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'])(
    'is that of the shop in %s, also when the shop has moved since',
    async (zone) => {
      const [toolId, buyer] = [await createTool(), newBuyer()];
      const read = async () => ({ ...(await readSettings()), timeZone: zone });
      const request = { input: orderInput(toolId), key: undefined };
      const { insertedId: id, order } = await placeOrder(request, buyer, read);
      const day = dayOf(new Date(order.createdAt), zone);
      expect((await storedOrder(id)).placedOn).toBe(day);
      expect(await soldOn(day, toolId)).toBe(5);
      const differences = () => checkSales(new Date(Date.now() + dayMs));
      expect((await differences()).filter((found) => found.toolId === toolId)).toEqual([]);
      await cancelOrder(id, buyer);
      expect(await soldOn(day, toolId)).toBe(0);
      expect((await differences()).filter((found) => found.toolId === toolId)).toEqual([]);
    },
  );
});

describe('checkSales', () => {
  it('finds sales without an order', async () => {
    const toolId = await createTool();
    const day = dayIn(0);
    const reference = sales.doc(salesId(day, toolId));
    const note = (sold: typeof saw) =>
      reference.set({ day, tools: { [toolId]: sold } }, { merge: true });
    onTestFinished(async () => {
      await note({ ...saw, pieces: 0, cents: 0 });
    });
    await note(saw);
    const matches = (await checkSales()).filter((difference) => difference.toolId === toolId);
    const orders = { pieces: 0, cents: 0 };
    expect(matches).toEqual([{ day, toolId, sales: { pieces: 1, cents: 5_000 }, orders }]);
  });
});
