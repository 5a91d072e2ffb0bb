import { orderNumberOf } from '../../contract/index.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import {
  carts,
  customers,
  mail,
  monthlySales,
  orders,
  purchases,
  sales,
  spending,
  stockEntries,
  tools,
} from '../../store/collections/collections.ts';
import { events } from '../../store/collections/eventCollections.ts';
import { readDocuments } from '../../store/reads/documents.ts';
import { createCompany, newMember } from '../companies/buyingCompany.ts';
import { createTool } from '../tools/tools.ts';
import { recipient } from './orders.ts';
import { newBuyer } from './prepaidOrders.ts';

/** An order of one of the buyers of a shop for some of its tools, by their positions. */
export interface TwinOrder {
  buyer: number;
  lines: { tool: number; quantity: number; isForged: boolean }[];
  fromCart: boolean;
}

const stock = [20, 35, 60];

const withoutTimes = (_: string, value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'a time' : value;

const merged = (one: object, other: object): object => ({ ...one, ...other });

/** What a document of sales says of these tools or payers. */
const only = (all: object | undefined, names: readonly string[]) =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => names.includes(name)));

const bought = (toolId: string) => ({
  toolId,
  quantity: 5,
  toolName: 'Plane',
  unitPrice: 1999,
});

/**
 * A shop with three tools and three buyers: with a credit limit, without one, and with a budget in a
 * company. Shops with the same orders have the same documents, apart from ids and times.
 */
export const openTwinShop = async () => {
  const toolIds = await Promise.all(stock.map((available) => createTool({ available })));
  const companyId = await createCompany();
  const budget = { amount: 400_00, period: 'year' } as const;
  const member = await newMember(companyId, 'buyer', { budget });
  const buyers: Caller[] = [newBuyer(), newBuyer(), member];
  const [limited] = buyers;
  await customers.doc(limited?.uid ?? '').set({ creditLimit: 350_00 });
  const cartIds = buyers.map(({ uid, payerId }) => (payerId === uid ? uid : `${payerId}_${uid}`));
  for (const id of cartIds) {
    await carts.doc(id).set({ version: 'v', lines: toolIds.map(bought), updatedAt: new Date() });
  }

  const place = async ({ buyer, lines, fromCart }: TwinOrder): Promise<string> => {
    const input = {
      ...recipient,
      fromCart,
      lines: lines.map(({ tool, quantity, isForged }) => ({
        toolId: toolIds[tool] ?? '',
        quantity,
        lineTotal: isForged ? 1 : quantity * 1999,
      })),
    };
    const caller = buyers[buyer] as Caller;
    return (await placeOrder({ input, key: undefined }, caller)).insertedId;
  };

  const ledgers = () =>
    Promise.all(
      toolIds.map(async (id) => {
        const { docs } = await stockEntries(id).get();
        return docs.map((entry) => entry.data()).filter(({ orderId }) => orderId !== null);
      }),
    );

  /** The documents of the shop after these orders, of which null ones were refused. */
  const contents = async (orderIds: readonly (string | null)[]): Promise<unknown> => {
    const placed = orderIds.filter((id) => id !== null);
    const payers = buyers.map(({ payerId }) => payerId);
    const [allSales, months] = await Promise.all([sales.get(), monthlySales.get()]);
    const found = {
      stock: (await readDocuments(toolIds.map((id) => tools.doc(id)))).map((one) => one?.available),
      ledgers: (await ledgers()).map((entries) =>
        entries.toSorted((a, b) => placed.indexOf(`${a.orderId}`) - placed.indexOf(`${b.orderId}`)),
      ),
      orders: (await readDocuments(placed.map((id) => orders.doc(id)))).map((one) => ({
        ...one,
        searchTerms: [],
      })),
      events: await readDocuments(placed.map((id) => events.doc(`order_${id}_0`))),
      mails: (
        await readDocuments(
          placed.flatMap((id) => [mail.doc(`order-placed_${id}`), mail.doc(`shop-order_${id}`)]),
        )
      ).map((one) => one && { kind: one.kind, to: one.to, about: one.about }),
      customers: await readDocuments(payers.map((id) => customers.doc(id))),
      purchases: await readDocuments(payers.map((id) => purchases.doc(id))),
      carts: (await readDocuments(cartIds.map((id) => carts.doc(id)))).map((one) => one?.lines),
      spent: (await spending.where('companyId', '==', companyId).get()).docs.map((one) =>
        one.data(),
      ),
      sales: allSales.docs.map((one) => only(one.data().tools, toolIds)).reduce(merged),
      months: months.docs.map((one) => only(one.data().payers, payers)).reduce(merged),
    };
    return JSON.parse(withNames(JSON.stringify(found), placed), withoutTimes);
  };

  /** Replaces what differs between shops: a tool becomes `tool-0`. */
  const withNames = (text: string, placed: readonly string[]): string => {
    const names = new Map([
      ...toolIds.map((id, at) => [id, `tool-${at}`] as const),
      [companyId, 'company'],
      ...buyers.map(({ uid }, at) => [uid, `buyer-${at}`] as const),
      ...placed.map((id, at) => [id, `order-${at}`] as const),
      ...placed.map((id, at) => [orderNumberOf(id), `number-${at}`] as const),
    ]);
    const named = [...names].reduce((all, [id, name]) => all.replaceAll(id, name), text);
    return named.replaceAll(/TEST-[0-9A-F-]{13}/g, 'sku');
  };

  return { place, contents };
};
