import { checkQuantity, orderLinesSchema } from 'functions/contract';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';
import { inAmpleStock, priceOf, type SeedLine } from '../orders/drafts/lines.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';

const file = 'orders/generateOrders.ts';

/**
 * The lines with their prices.
 * @throws {SeedError} for a tool that is not for sale, or a quantity that is not sold.
 */
export const checkLines = (
  inFile: string,
  id: string,
  lines: readonly SeedLine[],
  catalogue: readonly CatalogueTool[],
) =>
  lines.map((line) => {
    const { toolId, quantity } = line;
    const tool = catalogue.find((candidate) => candidate.id === toolId);
    if (!tool) throw new SeedError(inFile, id, `there is no tool ${toolId}`);
    const { message } = checkQuantity(inAmpleStock(tool), quantity);
    if (message) throw new SeedError(inFile, id, `${toolId}: ${message}`);
    return { toolId, quantity, unitPrice: priceOf(tool, line).unitPrice };
  });

const checkForm = ({ id, userId, lines, ...details }: SeedOrder, seed: Seed) => {
  const buyer = profilesOf(seed).find(({ uid }) => uid === userId);
  if (!buyer) throw new SeedError(file, id, `there is no account ${userId}`);
  const priced = checkLines(file, id, lines, seed.catalogue);
  const { orderAddress, poNumber, note } = details;
  const { phoneNumber } = buyer;
  const form = { phoneNumber, orderAddress, poNumber, note, lines: priced };
  checkEntry(file, id, orderLinesSchema, form);
};

/**
 * Checks the forms of the orders of a seed; the services check what happened to them.
 * @throws {SeedError} with the file, the order and the cause.
 */
export const checkOrders = (seed: Seed): void => {
  assertUnique(
    file,
    seed.orders.map(({ id }) => id),
  );
  for (const order of seed.orders) checkForm(order, seed);
};
