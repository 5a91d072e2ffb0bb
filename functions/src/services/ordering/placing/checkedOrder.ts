import {
  type AgreedLine,
  dayOf,
  type OrderDetails,
  type OrderLineInput,
  type TaxRates,
  taxRatesOf,
  totalsOf,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { readBuyerPrices } from '../../prices/buyerPrices.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import { checkPayer, type Orderer, type Purchase, readPurchase } from './companyPurchase.ts';
import { checkPaymentMethod, checkRequestedDay } from './createOrder.ts';
import { type OrderBasis, readOrderBasis } from './orderBasis.ts';
import { agreedLines } from './orderLines.ts';

/** An order at the payer's prices that can be placed as it is, apart from credit and approval. */
export interface CheckedOrder extends Omit<OrderBasis, 'tools' | 'groups'> {
  lines: AgreedLine[];
  taxes: TaxRates;
  /** The net amount. */
  subtotal: number;
  /** Null for an order of an account for itself. */
  purchase: Purchase | null;
  at: Date;
}

/** The input of an order, as far as it is checked. */
export interface CheckedInput extends Pick<OrderDetails, 'paymentMethod' | 'requestedDay'> {
  lines: readonly OrderLineInput[];
}

/** Throws `order-minimum` for a subtotal below the minimum. */
export const checkMinimum = (subtotal: number, minimum: number): void => {
  if (subtotal >= minimum) return;
  throw new ApiError('order-minimum', { minimum, missing: minimum - subtotal });
};

/**
 * Reads and checks an order in the transaction that places it, or that asks for its approval.
 * Throws `validation` for a card where the shop takes none and for a requested day on which it cannot
 * deliver, `companies-only` for an account for
 * itself where only companies order, the errors of `readPurchase` and of `agreedLines`, and
 * `order-minimum`.
 */
export const readCheckedOrder = async (
  transaction: Transaction,
  { lines: inputs, ...details }: CheckedInput,
  orderer: Orderer,
  read: ReadSettings,
): Promise<CheckedOrder> => {
  checkPaymentMethod(details);
  const toolIds = inputs.map(({ toolId }) => toolId);
  const { payerId, at } = orderer;
  const reading = readOrderBasis(transaction, { toolIds, payerId }, read);
  const [purchase, { tools, groups: _, ...basis }, prices] = await Promise.all([
    readPurchase(transaction, orderer),
    reading,
    readBuyerPrices({
      payerId,
      toolIds,
      groups: async () => (await reading).groups,
      day: async () => dayOf(at, (await reading).settings.timeZone),
    }),
  ]);
  const { settings } = basis;
  checkPayer(purchase, settings);
  checkRequestedDay(details, settings, at);
  const lines = agreedLines(inputs, tools, prices);
  const { subtotal } = totalsOf(lines);
  checkMinimum(subtotal, settings.orderMinimum);
  return { ...basis, lines, taxes: taxRatesOf(settings), subtotal, purchase, at };
};
