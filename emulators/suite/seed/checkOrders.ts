import { isPossibleHistory, minOrderMessage, orderLinesSchema, toCents } from 'functions/contract';
import type { CatalogueTool } from './catalogue/catalogueTool.ts';
import type { SeedOrder } from './orders/generateOrders.ts';
import type { SeedLine } from './orders/lines.ts';
import { profilesOf, type Seed } from './seedData.ts';
import { assertUnique, checkEntry, SeedError } from './seedError.ts';

const file = 'orders/generateOrders.ts';

const checkLine = (id: string, { toolId, quantity }: SeedLine, tool: CatalogueTool | undefined) => {
  if (!tool) throw new SeedError(file, id, `there is no tool ${toolId}`);
  if (quantity < tool.minOrder) throw new SeedError(file, id, minOrderMessage(tool.minOrder));
};

const checkForm = ({ id, userId, orderAddress, lines }: SeedOrder, seed: Seed) => {
  const buyer = profilesOf(seed).find(({ uid }) => uid === userId);
  if (!buyer) throw new SeedError(file, id, `there is no account ${userId}`);
  const priced = lines.map((line) => {
    const tool = seed.catalogue.find((candidate) => candidate.id === line.toolId);
    checkLine(id, line, tool);
    return { ...line, unitPrice: toCents(tool?.price ?? 0) };
  });
  const form = { phoneNumber: buyer.phoneNumber, orderAddress, lines: priced };
  checkEntry(file, id, orderLinesSchema, form);
};

const checkHistory = ({ id, history }: SeedOrder, { now }: Seed) => {
  const statuses = history.map(({ status }) => status);
  const last = history.at(-1);
  if (!last || !isPossibleHistory(statuses, last.status)) {
    throw new SeedError(file, id, `it cannot have the history ${statuses.join(', ')}`);
  }
  if (history.some(({ at }, index) => at < (history[index - 1]?.at ?? at))) {
    throw new SeedError(file, id, 'its history is not in the order of time');
  }
  if (last.at > now) throw new SeedError(file, id, 'its history is in the future');
};

/**
 * Checks the orders of a seed.
 * @throws {SeedError} with the file, the order and the cause.
 */
export const checkOrders = (seed: Seed): void => {
  assertUnique(
    file,
    seed.orders.map(({ id }) => id),
  );
  for (const order of seed.orders) {
    checkForm(order, seed);
    checkHistory(order, seed);
  }
};
