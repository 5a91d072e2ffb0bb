import { type InferType, number, object } from 'yup';
import type { Acknowledged } from './answers.ts';
import { limits } from './limits.ts';
import { requiredText } from './text.ts';

const { max } = limits.stock;

/** How an admin moves a tool's stock: by so many pieces, more or fewer, and why. */
export const stockAdjustmentSchema = object({
  change: number()
    .typeError('Change must be a number')
    .required('Change is required')
    .integer('Change must be a whole number')
    .min(-max, `Change must be at least -${max}`)
    .max(max, `Change must be at most ${max}`)
    .notOneOf([0], 'Change must not be 0'),
  note: requiredText('Note', limits.stockNote),
});
export type StockAdjustmentInput = InferType<typeof stockAdjustmentSchema>;

/** The answer to an adjustment: pieces on sale from now on. */
export interface StockAdjusted extends Acknowledged {
  available: number;
}

/** Why a tool's stock can move. */
export const stockReasons = ['opening', 'order', 'cancellation', 'adjustment'] as const;
export type StockReason = (typeof stockReasons)[number];

interface StockEntryFields<Time> {
  change: number;
  reason: StockReason;
  orderId: string | null;
  /** Why an admin adjusted the stock, when it was said. */
  note?: string;
  /** uid of the account that moved it. */
  by: string;
  at: Time;
}

/** Why a tool's stock moved. The `change`s of a tool's entries add up to its `available`. */
export type StockEntryDocument = StockEntryFields<Date>;

/** An entry of a tool's ledger as the API sends it; `at` is ISO 8601. */
export interface StockEntry extends StockEntryFields<string> {
  _id: string;
}

/**
 * The id of the ledger entry that an order or its cancellation leaves at a tool: it follows from
 * its cause, so that no order can take or return its pieces twice.
 */
export const stockEntryId = (reason: 'order' | 'cancellation', orderId: string): string =>
  `${reason}-${orderId}`;
