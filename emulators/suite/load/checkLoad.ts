import { checkBooks } from 'functions/operations';
import type { TestAccount } from 'functions/testing/accounts';
import { orders, readDocuments, tools } from 'functions/testing/store';
import { allGoods, type Goods } from './market.ts';
import type { OrderBook } from './orderBook.ts';

/** The orders the store has of an account, by their ids. */
const storedOf = async ({ uid }: TestAccount) => {
  const { docs } = await orders.where('userId', '==', uid).get();
  return docs.map((document) => ({ id: document.id, status: document.data().status }));
};

/** Every order that was confirmed is there once, and no other is; so with the cancellations. */
const orderProblems = async (book: OrderBook, customers: TestAccount[]): Promise<string[]> => {
  const stored = (await Promise.all(customers.map(storedOf))).flat();
  const confirmed = new Set(book.confirmed());
  const ids = new Set(stored.map(({ id }) => id));
  return [
    ...[...confirmed].filter((id) => !ids.has(id)).map((id) => `order ${id} was lost`),
    ...[...ids].filter((id) => !confirmed.has(id)).map((id) => `order ${id} was not confirmed`),
    ...stored
      .filter(({ id, status }) => (status === 'cancelled') !== book.cancelled().has(id))
      .map(({ id, status }) => `order ${id} is ${status}, and its customer was told otherwise`),
  ];
};

const negativeStock = async (goods: Goods): Promise<string[]> => {
  const ids = allGoods(goods);
  const found = await readDocuments(ids.map((id) => tools.doc(id)));
  return ids.flatMap((id, index) => {
    const { available = Number.NaN } = found[index] ?? {};
    return available >= 0 ? [] : [`tool ${id} has ${available} pieces`];
  });
};

/**
 * What is wrong after a load: one order for each key, as its customer was told, no stock below
 * zero, and stock, ledger, orders and sales of the whole store in agreement.
 */
export const checkLoad = async (
  { book, goods }: { book: OrderBook; goods: Goods },
  customers: TestAccount[],
): Promise<string[]> => [
  ...book.problems,
  ...(await orderProblems(book, customers)),
  ...(await negativeStock(goods)),
  ...(await checkBooks()).problems,
];
