import {
  type AgreedLine,
  type OrderDetails,
  type OrderLineInput,
  type TaxRates,
  taxRatesOf,
  totalsOf,
} from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import { checkPayer, type Orderer, type Purchase, readPurchase } from './companyPurchase.ts';
import { checkPaymentMethod } from './createOrder.ts';
import { type OrderBasis, readOrderBasis } from './orderBasis.ts';
import { agreedLines } from './orderLines.ts';

/** An order at the shop's prices that can be placed as it is, apart from credit and approval. */
export interface CheckedOrder extends Omit<OrderBasis, 'tools'> {
  lines: AgreedLine[];
  taxes: TaxRates;
  /** The net amount. */
  subtotal: number;
  /** Null for an order of an account for itself. */
  purchase: Purchase | null;
  at: Date;
}

/** The input of an order, as far as it is checked. */
export interface CheckedInput extends Pick<OrderDetails, 'paymentMethod'> {
  lines: readonly OrderLineInput[];
}

const checkMinimum = (subtotal: number, minimum: number): void => {
  if (subtotal >= minimum) return;
  throw new ApiError('order-minimum', { minimum, missing: minimum - subtotal });
};

/**
 * Reads and checks an order in the transaction that places it, or that asks for its approval.
 * Throws `validation` for a card where the shop takes none, `companies-only` for an account for
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
  const [purchase, { tools, ...basis }] = await Promise.all([
    readPurchase(transaction, orderer),
    readOrderBasis(transaction, { toolIds, payerId: orderer.payerId }, read),
  ]);
  const { settings } = basis;
  checkPayer(purchase, settings);
  const lines = agreedLines(inputs, tools);
  const { subtotal } = totalsOf(lines);
  checkMinimum(subtotal, settings.orderMinimum);
  return { ...basis, lines, taxes: taxRatesOf(settings), subtotal, purchase, at: orderer.at };
};
