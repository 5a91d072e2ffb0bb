import {
  agreedPrice,
  type ExplainedPrice,
  isCompanyId,
  priceCandidates,
} from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { companies, customers, users } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { getTool } from '../catalogue/tools/tools.ts';
import { customerId } from '../customers/customerId.ts';
import { readBuyerPrices } from '../prices/buyerPrices.ts';

/** Whose price of which quantity to explain. */
export interface ExplainedRequest {
  toolId: string;
  payerId: string;
  quantity: number;
}

/** Throws `user-not-found` for a payer that neither has a profile nor has ordered. */
const checkPayerExists = async (id: string): Promise<string> => {
  const payerId = customerId(id);
  const found = await Promise.all(
    isCompanyId(payerId)
      ? [readDocument(companies.doc(payerId))]
      : [readDocument(users.doc(payerId)), readDocument(customers.doc(payerId))],
  );
  if (found.every((one) => one === undefined)) throw new ApiError('user-not-found');
  return payerId;
};

/**
 * The price of a quantity of a tool for a payer, and the candidates for it: the active lists that
 * concern the payer, and the list price. Throws `tool-not-found` and `user-not-found`.
 */
export const explainPrice = async ({
  toolId,
  payerId: id,
  quantity,
}: ExplainedRequest): Promise<ExplainedPrice> => {
  const payerId = await checkPayerExists(id);
  const tool = await getTool(toolId);
  const prices = await readBuyerPrices({ payerId, toolIds: [toolId] });
  const { lists, day } = prices;
  return {
    payerId,
    quantity,
    day,
    price: agreedPrice(tool, lists, quantity, day),
    isVisible: prices.shown(tool) !== undefined,
    candidates: priceCandidates(tool, lists, { quantity, day }),
  };
};
