/** The tools and accounts of the load test. */
import { randomUUID } from 'node:crypto';
import type { CustomerDocument, ToolDocument } from 'functions/documents';
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { customers as customerDocuments } from 'functions/testing/store/store';
import { createTool } from 'functions/testing/tools/tools';
import { randomBoolean, randomItem } from './random.ts';

const toolCount = 100;
const largeStock = 1_000_000;
const smallStock = 60;

/** Half of all orders are for one tool, and one in twenty for another that soon sells out. */
const shares = { popular: 0.5, scarce: 0.05 };

/** Every third of the other tools is sold in packs, at a lower price from four packs on. */
const packs = {
  minOrder: 12,
  orderMultiple: 6,
  maxOrder: 60,
  priceBreaks: [{ minQuantity: 24, price: 17.5 }],
};

/** The ids of the tools for sale, by demand. */
export interface ShopTools {
  popular: string;
  scarce: string;
  others: string[];
  skuOf: (id: string) => string;
}

/** The SKUs of the tools of a run, which no other run has. */
const newSkus = () => {
  const run = randomUUID().slice(0, 8).toUpperCase();
  const ids = new Map<string, string>();
  const create = async (number: number, fields: Partial<ToolDocument>): Promise<string> => {
    const sku = `LOAD-${run}-${number}`;
    const id = await createTool({ minOrder: 1, ...fields, sku });
    ids.set(id, sku);
    return id;
  };
  return { create, skuOf: (id: string) => ids.get(id) ?? '' };
};

export const createTools = async (): Promise<ShopTools> => {
  const { create, skuOf } = newSkus();
  const [popular, scarce] = await Promise.all([
    create(0, { available: largeStock, toolName: 'Popular chisel' }),
    create(1, { available: smallStock, toolName: 'Scarce chisel' }),
  ]);
  const others = await Promise.all(
    Array.from({ length: toolCount - 2 }, (_, n) => {
      const tool = { available: largeStock, toolName: `Chisel no. ${n}` };
      return create(n + 2, n % 3 === 0 ? { ...tool, ...packs } : tool);
    }),
  );
  return { popular, scarce, others, skuOf };
};

export const toolIdsOf = ({ popular, scarce, others }: ShopTools): string[] => [
  popular,
  scarce,
  ...others,
];

/** A random tool, by demand. */
export const chooseTool = ({ popular, scarce, others }: ShopTools): string => {
  if (randomBoolean(shares.popular)) return popular;
  return randomBoolean(shares.scarce / (1 - shares.popular)) ? scarce : randomItem(others);
};

const batchSize = 20;

/** Registers accounts or companies in batches. Passes the position of each. */
export const registerMany = async <Account>(
  count: number,
  register: (position: number) => Promise<Account>,
): Promise<Account[]> => {
  const accounts: Account[] = [];
  while (accounts.length < count) {
    const { length: first } = accounts;
    const length = Math.min(batchSize, count - first);
    const batch = Array.from({ length }, (_, n) => register(first + n));
    accounts.push(...(await Promise.all(batch)));
  }
  return accounts;
};

/** The terms of customers, in turn: the first of four has none. */
const agreements: readonly CustomerDocument[] = [
  {},
  { terms: 'net-60', creditLimit: 300_000 },
  { terms: 'prepaid', creditLimit: null },
  { terms: 'net-7', creditLimit: 30_000 },
];

/** A customer, with the terms and the credit limit that the shop has agreed. */
export interface LoadCustomer extends TestAccount {
  agreement: CustomerDocument;
}

const registerBuyer = async (position: number): Promise<LoadCustomer> => {
  const account = await registerCustomer({ displayName: 'Load Buyer' });
  const agreement = agreements[position % agreements.length] ?? {};
  if (agreement.terms) await customerDocuments.doc(account.uid).set(agreement);
  return { ...account, agreement };
};

/** Registers the customers, with different terms, and the admins. */
export const registerAccounts = async ({
  customers,
  admins,
}: Record<'customers' | 'admins', number>) => ({
  customers: await registerMany(customers, registerBuyer),
  admins: await registerMany(admins, registerAdmin),
});
