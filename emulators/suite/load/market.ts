/** What the load test sells, and to whom. */
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/accounts';
import { createTool } from 'functions/testing/tools';
import { anyOf, happens } from './chance.ts';

const toolCount = 100;
const plenty = 1_000_000;
const few = 60;

/** Half of all orders are of one tool, and one in twenty of another that soon runs out. */
const shares = { popular: 0.5, scarce: 0.05 };

/** The tools on sale, by how they sell. */
export interface Goods {
  popular: string;
  scarce: string;
  others: string[];
}

export const stockGoods = async (): Promise<Goods> => ({
  popular: await createTool({ available: plenty, minOrder: 1, toolName: 'Popular chisel' }),
  scarce: await createTool({ available: few, minOrder: 1, toolName: 'Scarce chisel' }),
  others: await Promise.all(
    Array.from({ length: toolCount - 2 }, (_, n) =>
      createTool({ available: plenty, minOrder: 1, toolName: `Chisel no. ${n}` }),
    ),
  ),
});

export const allGoods = ({ popular, scarce, others }: Goods): string[] => [
  popular,
  scarce,
  ...others,
];

/** A tool as somebody would choose it. */
export const choose = ({ popular, scarce, others }: Goods): string => {
  if (happens(shares.popular)) return popular;
  return happens(shares.scarce / (1 - shares.popular)) ? scarce : anyOf(others);
};

const atOnce = 20;

/** Makes accounts, some at a time. */
const registerMany = async (
  count: number,
  register: () => Promise<TestAccount>,
): Promise<TestAccount[]> => {
  const accounts: TestAccount[] = [];
  while (accounts.length < count) {
    const length = Math.min(atOnce, count - accounts.length);
    accounts.push(...(await Promise.all(Array.from({ length }, register))));
  }
  return accounts;
};

/** For each fifty customers, begun or whole, the shop has an admin. */
export const registerPeople = async (customers: number) => ({
  customers: await registerMany(customers, () => registerCustomer({ displayName: 'Load Buyer' })),
  admins: await registerMany(Math.ceil(customers / 50), registerAdmin),
});
