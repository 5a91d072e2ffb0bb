/** The tools and accounts of the load test. */
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/accounts';
import { createTool } from 'functions/testing/tools';
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
}

export const createTools = async (): Promise<ShopTools> => ({
  popular: await createTool({ available: largeStock, minOrder: 1, toolName: 'Popular chisel' }),
  scarce: await createTool({ available: smallStock, minOrder: 1, toolName: 'Scarce chisel' }),
  others: await Promise.all(
    Array.from({ length: toolCount - 2 }, (_, n) =>
      createTool({
        ...{ available: largeStock, minOrder: 1, toolName: `Chisel no. ${n}` },
        ...(n % 3 === 0 && packs),
      }),
    ),
  ),
});

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

/** Registers accounts in batches. */
const registerMany = async (
  count: number,
  register: () => Promise<TestAccount>,
): Promise<TestAccount[]> => {
  const accounts: TestAccount[] = [];
  while (accounts.length < count) {
    const length = Math.min(batchSize, count - accounts.length);
    accounts.push(...(await Promise.all(Array.from({ length }, register))));
  }
  return accounts;
};

/** How many customers one admin serves. */
const customersPerAdmin = 10;

/** Registers the customers and at least two admins. */
export const registerAccounts = async (customers: number) => ({
  customers: await registerMany(customers, () => registerCustomer({ displayName: 'Load Buyer' })),
  admins: await registerMany(Math.max(2, Math.ceil(customers / customersPerAdmin)), registerAdmin),
});
