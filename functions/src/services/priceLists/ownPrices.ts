import {
  audienceKinds,
  isInForce,
  type OwnPriceList,
  type PayerPriceList,
  type PayerPrices,
  type Tool,
} from '../../contract/index.ts';
import { toSent } from '../../contract/kinds/fields.ts';
import { ownPriceListFields } from '../../contract/prices/fields.ts';
import type { Buyer } from '../../store/accounts/caller.ts';
import { exportTools, readToolsNow } from '../catalogue/tools/tools.ts';
import { type BuyerPrices, readBuyerPrices } from '../prices/buyerPrices.ts';

const batchSize = 100;

/** Only the tools that can be in the table, so that a list of few prices costs few reads. */
const toolsOf = async function* ({ pricedTools }: BuyerPrices): AsyncGenerator<Tool[]> {
  const ids = pricedTools();
  if (ids === 'all') return yield* exportTools();
  for (let from = 0; from < ids.length; from += batchSize) {
    const found = await readToolsNow(ids.slice(from, from + batchSize));
    yield found.filter((tool) => tool !== undefined);
  }
};

/** The tools with agreed prices of a payer in batches, by id; of an assortment, all its tools. */
export const exportOwnPrices = async function* ({
  payerId,
}: Pick<Buyer, 'payerId'>): AsyncGenerator<(Tool & PayerPrices)[]> {
  const prices = await readBuyerPrices({ payerId, toolIds: 'all' });
  if (prices.lists.length === 0) return;
  for await (const batch of toolsOf(prices)) {
    const shown = batch.flatMap((tool) => prices.shown(tool) ?? []);
    yield prices.isVisible ? shown : shown.filter(({ agreement }) => agreement !== undefined);
  }
};

const rankOf = ({ audience }: PayerPriceList): number => audienceKinds.indexOf(audience.kind);

/**
 * The price lists that are agreed with a payer, and have not ended: those that decide first come
 * first, and of equal ones that which begins first. Costs the reads of `readBuyerPrices`.
 */
export const listOwnPriceLists = async ({
  payerId,
}: Pick<Buyer, 'payerId'>): Promise<OwnPriceList[]> => {
  const { lists, day } = await readBuyerPrices({ payerId, toolIds: [] });
  return lists
    .filter(({ until }) => until === null || until >= day)
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        (one.from ?? '').localeCompare(other.from ?? '') ||
        one.name.localeCompare(other.name),
    )
    .map(({ audience, ...list }) =>
      toSent(ownPriceListFields, {
        ...list,
        audience: audience.kind,
        inForce: isInForce(list, day),
      }),
    );
};
