import type { PayerPrices, Tool } from '../../contract/index.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { exportTools } from '../catalogue/tools/tools.ts';
import { readBuyerPrices } from '../prices/buyerPrices.ts';

/** The tools with agreed prices of a payer in batches, by id; of an assortment, all its tools. */
export const exportOwnPrices = async function* ({
  payerId,
}: Pick<Buyer, 'payerId'>): AsyncGenerator<(Tool & PayerPrices)[]> {
  const prices = await readBuyerPrices({ payerId, toolIds: 'all' });
  if (prices.lists.length === 0) return;
  for await (const batch of exportTools()) {
    const shown = batch.flatMap((tool) => prices.shown(tool) ?? []);
    yield prices.isVisible ? shown : shown.filter(({ agreement }) => agreement !== undefined);
  }
};
