import { type InferType, number, object } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { limits } from '../limits.ts';
import { readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { requiredText } from '../text/text.ts';

const { max } = limits.stock;

/** The form of a stock adjustment: the number of pieces to add or remove, and the reason. */
export const stockAdjustmentSchema = object({
  change: typedNumber(number(), readPieces, 'Change must be a number')
    .required('Change is required')
    .integer('Change must be a whole number')
    .min(-max, `Change must be at least -${max}`)
    .max(max, `Change must be at most ${max}`)
    .notOneOf([0], 'Change must not be 0'),
  note: requiredText('Reason', limits.stockNote),
});
export type StockAdjustmentInput = InferType<typeof stockAdjustmentSchema>;

/** The response to an adjustment: the new stock. */
export interface StockAdjusted extends Acknowledged {
  available: number;
}

/** The reasons for a stock change. */
export const stockReasons = [
  'opening',
  'order',
  'cancellation',
  'return',
  'replacement',
  'undo',
  'adjustment',
] as const;
export type StockReason = (typeof stockReasons)[number];

export interface StockEntryFields<Time> {
  change: number;
  reason: StockReason;
  orderId: string | null;
  /** The admin's reason for an adjustment, if given. */
  note?: string;
  /** The uid of the account that made the change. */
  by: string;
  at: Time;
}

/** An entry of a tool's ledger in a response; `at` is ISO 8601. */
export interface StockEntry extends StockEntryFields<string> {
  _id: string;
}

/** The reasons of stock changes by orders. */
export type OrderStockReason = 'order' | 'cancellation' | 'return' | 'replacement' | 'undo';

/**
 * The id of the ledger entry of an order, of its cancellation, or of one of its cancellations in
 * part, returns and replacements, which are events at different positions in its history. It is derived from the cause, so
 * that no order can take or return its pieces twice.
 */
export const stockEntryId = (reason: OrderStockReason, orderId: string, event?: number): string =>
  [reason, orderId, ...(event === undefined ? [] : [event])].join('-');

/** The message for an account that has the maximum number of alerts. */
export const tooManyStockAlertsMessage = `You can wait for at most ${limits.stockAlerts} tools: remove one of your alerts first`;

/** The document id of an account's alert for a tool. */
export const stockAlertId = (userId: string, toolId: string): string => `${userId}_${toolId}`;
