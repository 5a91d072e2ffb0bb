import { quoteRequestSchema } from 'functions/contract';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';
import { discounted } from '../orders/drafts/lines.ts';

const file = 'orders/quotes.ts';

/**
 * Checks the quotes against the schemas of the contract, and the order that one became.
 * @throws {SeedError} with the entry and the cause.
 */
export const checkQuotes = (seed: Seed): void => {
  const { quotes, orders, catalogue } = seed;
  assertUnique(
    file,
    quotes.map(({ id }) => id),
  );
  for (const { id, userId, orderId, lines, note, offer } of quotes) {
    if (!profilesOf(seed).some(({ uid }) => uid === userId)) {
      throw new SeedError(file, id, `there is no account ${userId}`);
    }
    const order = orders.find((candidate) => candidate.id === orderId);
    if (orderId && order?.userId !== userId) {
      throw new SeedError(file, id, `${orderId} is not an order of this customer`);
    }
    const requested = (order?.lines ?? lines ?? []).map(({ toolId, quantity }) => ({
      toolId,
      quantity,
    }));
    checkEntry(file, id, quoteRequestSchema, { lines: requested, note });
    const unknown = requested.find(({ toolId }) => !catalogue.some((tool) => tool.id === toolId));
    if (unknown) throw new SeedError(file, id, `there is no tool ${unknown.toolId}`);
    const offered = discounted(requested, offer?.discount ?? 0);
    const isOffered = offered.every(
      ({ offeredPrice }, index) => order?.lines[index]?.offeredPrice === offeredPrice,
    );
    if (order && !isOffered) throw new SeedError(file, id, `${orderId} has other prices`);
  }
};
