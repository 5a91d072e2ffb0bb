import { dayMs } from 'functions/contract';

/** How much a shop has sold, and what grows with it. */
export interface ShopSize {
  tools: number;
  orders: number;
}

/** The shop of the bench, and one with a tenth of the tools and a tenth of the history. */
export const fullSize: ShopSize = { tools: 10_000, orders: 100_000 };
export const tenthOf = ({ tools, orders }: ShopSize): ShopSize => ({
  tools: tools / 10,
  orders: orders / 10,
});

/**
 * The orders of a day. A shop with more orders is older, so what is open now does not grow with it.
 */
export const ordersPerDay = 50;

const ordersPerCustomer = 20;

/** The number of customers. The first one places one order in twenty. */
export const customerCount = ({ orders }: ShopSize): number => orders / ordersPerCustomer;

const ordersPerCompany = 50;

/** The number of companies, each with two members. */
export const companyCount = ({ orders }: ShopSize): number => orders / ordersPerCompany;

/** How many prices a list has in a shop with enough tools. */
export const pricesPerList = 400;
const ordersPerList = 800;

/** How many price lists each shop has at least. */
export const sharedLists = 10;

/** How many price lists the shop has, each of one company, and the prices of each. */
export const priceListsOf = ({ orders, tools }: ShopSize): { lists: number; prices: number } => ({
  lists: Math.max(sharedLists, Math.floor(orders / ordersPerList)),
  prices: Math.min(pricesPerList, tools),
});

/** The number of quotes. */
export const quoteCount = ({ orders }: ShopSize): number => orders / ordersPerCustomer;

/** A document to store. */
export interface StoredDocument {
  path: string;
  content: object;
}

/** The time so many days before `now`. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
