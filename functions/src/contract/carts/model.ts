import { array, type InferType, number, object, string } from 'yup';
import { limits } from '../limits.ts';
import type { EndedPrice } from '../lines/agreement.ts';
import type { LineProblem } from '../lines/lineChecks.ts';
import { distinctTools, pieces, toolId, unitPrice } from '../lines/lineFields.ts';
import type { LinePrice } from '../lines/pricing.ts';
import { minOrderMessage } from '../prescribed/homeTexts.ts';
import type { Assortment } from '../prices/lifecycle.ts';
import type { TaxRates } from '../tax/tax.ts';
import { requiredText, wellFormed } from '../text/text.ts';
import type { staffToolDefaults, Tool } from '../tools/model.ts';

/** The message for a cart with too many lines. */
export const fullCartMessage = `A cart can have at most ${limits.orderLines} lines`;

/**
 * A line of a cart: how many pieces of which tool, and the name and the price in cents that the
 * buyer last saw. So the cart can say what has changed, and name a tool that is gone.
 */
export const cartLineSchema = object({
  toolId,
  quantity: pieces
    .min(1, minOrderMessage(1))
    .max(limits.stock.max, `Enter at most ${limits.stock.max} pieces`),
  toolName: requiredText('Tool name', limits.toolName),
  unitPrice,
});
export type CartLine = InferType<typeof cartLineSchema>;

/**
 * A cart to store. `version` is the one that the change was made for, from the last response: a
 * cart that another device has changed meanwhile is not overwritten.
 */
export const cartSchema = object({
  version: string()
    .transform(wellFormed)
    .typeError('Version must be a text')
    .required('Version is required')
    .max(limits.cartVersion, `Version must have at most ${limits.cartVersion} characters`),
  lines: array()
    .of(cartLineSchema.required('Tool is required').typeError('Tool is required'))
    .typeError('Lines must be a list')
    .required('Lines are required')
    .max(limits.orderLines, fullCartMessage)
    .test('distinct', distinctTools),
});
export type CartInput = InferType<typeof cartSchema>;

/**
 * The cart of an account. An account without one has an empty cart, whose version no other account
 * has.
 */
export interface Cart {
  version: string;
  lines: CartLine[];
}

/** The response to a stored cart. */
export interface SavedCart {
  acknowledged: true;
  version: string;
}

/** The message for too many rows. */
export const tooManyRowsMessage = `At most ${limits.cartRows} rows at a time`;

const optionalText = (label: string) =>
  string().transform(wellFormed).typeError(`${label} must be a text`).nullable();

const quantityMessage = 'Quantity must be a number';

const seenPriceMessage = 'Unit price must be a number or null';

const isFiniteOrOther = (value: unknown): boolean =>
  typeof value !== 'number' || Number.isFinite(value);

/**
 * A row to look up: a tool by its id, or without an id by its SKU or exact name, and a quantity.
 * Whatever a person can type is answered in the row's result: an unknown SKU, a fraction, a
 * negative number, null for a missing one.
 */
const cartRowSchema = object({
  toolId: optionalText('Tool'),
  sku: optionalText('SKU'),
  quantity: number()
    .typeError(quantityMessage)
    .nullable()
    .test('finite', quantityMessage, isFiniteOrOther),
  /** The price in cents that the buyer saw: the result says if the list that had it has ended. */
  unitPrice: number()
    .typeError(seenPriceMessage)
    .nullable()
    .test('finite', seenPriceMessage, isFiniteOrOther),
});
export type CartRow = InferType<typeof cartRowSchema>;

/** The rows to look up. */
export const cartRowsSchema = object({
  rows: array()
    .of(cartRowSchema.required('Row is required').typeError('Row is required'))
    .typeError('Rows must be a list')
    .required('Rows are required')
    .max(limits.cartRows, tooManyRowsMessage),
});
export type CartRowsInput = InferType<typeof cartRowsSchema>;

/** The fields of a tool that carts and forms show: all but its texts and further pictures. */
export type CartTool = Omit<
  Tool,
  | 'toolDescription'
  | 'specifications'
  | 'attributes'
  | 'morePictures'
  | 'documents'
  | 'familyId'
  | 'gtin'
  | 'version'
  | keyof typeof staffToolDefaults
>;

/** A row with the tool as it is now. Money is in whole cents. */
export interface ResolvedRow {
  /** Null when no tool has the id, SKU or name. */
  tool: CartTool | null;
  /** The quantity of the row; null if it is missing. */
  quantity: number | null;
  /** The price of that quantity; null without a tool, and for what no order can have. */
  price: LinePrice | null;
  /** Why the row cannot be ordered as it is; null if it can. */
  problem: LineProblem | null;
  /** The list by which it had the price that the buyer saw, until the list ended. */
  ended?: EndedPrice;
  /** Set if staff ask for a payer who does not see the tool. */
  isHidden?: true;
  /** What a piece costs the shop, in whole cents; only if staff ask for a payer. */
  unitCost?: number | null;
}

/** The response to rows: a result for each, in their order. */
export interface ResolvedRows extends TaxRates {
  rows: ResolvedRow[];
  /** The least that an order must cost, in cents; 0 for no minimum. */
  orderMinimum: number;
  /** Whether only companies order. */
  companiesOnly: boolean;
  /** What the payer sees of the catalogue: other tools are not found. */
  assortment: Assortment;
}
