import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query';
import type { ListSortOf } from 'functions/contract';
import type { Order } from '../../../../domain/order/order.ts';
import type { Page } from '../../../../lib/api/readPage.ts';

/** The cached pages of a list of orders. */
export type OrderPages = InfiniteData<Page<Order>, string>;

/** What responses have and published orders do not: who handles it, and what no screen sees. */
const unpublished: readonly string[] = ['handling', 'tool', 'orderQuantity', 'totalBill'];

const isUnchanged = (cached: Order, arrived: Order): boolean => {
  const names = Object.keys({ ...cached, ...arrived }) as (keyof Order)[];
  return names
    .filter((name) => !unpublished.includes(name))
    .every((name) => replaceEqualDeep(cached[name], arrived[name]) === cached[name]);
};

/**
 * The later state of an order. Statuses are only added to a history, so a shorter one is older;
 * with the same history, the state that arrived is the later one. What is published does not say who
 * handles an order. An order that has not changed stays the same object: no row renders again.
 */
export const laterOrder = (cached: Order, arrived: Order): Order => {
  if (arrived.history.length < cached.history.length) return cached;
  const { handling } = cached;
  if (!arrived.handling && isUnchanged(cached, arrived)) return cached;
  return handling && !arrived.handling ? { ...arrived, handling } : arrived;
};

/** The ids of all loaded orders of a list. */
export const idsOf = ({ pages }: OrderPages): string[] =>
  pages.flatMap(({ items }) => items.map(({ _id }) => _id));

const isListed = ({ pages }: OrderPages, { _id }: Order) =>
  pages.some(({ items }) => items.some((item) => item._id === _id));

/** Whether an order is before another one in a list. */
export type IsBefore = (one: Order, other: Order) => boolean;

/** The sort orders of lists of orders. */
export const isBeforeIn: Readonly<Record<ListSortOf<'orders'>, IsBefore>> = {
  newest: (one, other) => one.createdAt > other.createdAt,
  oldest: (one, other) => one.createdAt < other.createdAt,
  '-total': (one, other) => one.total > other.total,
  total: (one, other) => one.total < other.total,
  customer: (one, other) => one.payerName < other.payerName,
  'ship-by': (one, other) => one.shipBy < other.shipBy,
};

const updated = (data: OrderPages, orders: readonly Order[]): OrderPages => {
  const byId = new Map(orders.map((order) => [order._id, order]));
  const update = (item: Order) => laterOrder(item, byId.get(item._id) ?? item);
  const pages = data.pages.map((page) => ({ ...page, items: page.items.map(update) }));
  return { ...data, pages };
};

const withItem = (page: Page<Order>, order: Order, isBefore: IsBefore): Page<Order> => {
  const at = page.items.findIndex((item) => isBefore(order, item));
  return { ...page, items: page.items.toSpliced(at < 0 ? page.items.length : at, 0, order) };
};

/** Inserts an order where the list has it, unless that is on a page that is not loaded yet. */
const inserted = (data: OrderPages, order: Order, isBefore: IsBefore): OrderPages => {
  const { pages } = data;
  const at = pages.findIndex(
    ({ items, next }) => next === null || items.some((item) => isBefore(order, item)),
  );
  if (at < 0) return data;
  return {
    ...data,
    pages: pages.map((page, index) => (index === at ? withItem(page, order, isBefore) : page)),
  };
};

/**
 * Updates orders in all pages of a list, where they are, also if they no longer belong there.
 * Inserts those that match and are not listed yet.
 */
export const mergeOrders = (
  data: OrderPages,
  orders: readonly Order[],
  matches: (order: Order) => boolean = () => false,
  isBefore: IsBefore = isBeforeIn.newest,
): OrderPages =>
  orders
    .filter((order) => !isListed(data, order) && matches(order))
    .reduce((merged, order) => inserted(merged, order, isBefore), updated(data, orders));
