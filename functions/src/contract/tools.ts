import { type InferType, number, object } from 'yup';
import { limits } from './limits.ts';
import { isWholeCents } from './money.ts';
import { pictureUrl, requiredText } from './text.ts';

const wholeNumber = (label: string) =>
  number()
    .typeError(`${label} must be a number`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`);

/** What an admin writes about a tool. `price` is dollars a piece, `available` pieces on sale. */
export const toolSchema = object({
  toolName: requiredText('Tool name', limits.toolName),
  price: number()
    .typeError('Price must be a number')
    .required('Price is required')
    .positive('Price must be more than 0')
    .max(limits.price.max, `Price must be at most ${limits.price.max}`)
    .test({
      name: 'cents',
      message: 'Price must have at most two decimals',
      skipAbsent: true,
      test: (value) => isWholeCents(value as number),
    }),
  available: wholeNumber('Available pieces')
    .min(0, 'Available pieces must be at least 0')
    .max(limits.stock.max, `Available pieces must be at most ${limits.stock.max}`),
  minOrder: wholeNumber('Minimum order')
    .min(1, 'Minimum order must be at least 1')
    .max(limits.stock.max, `Minimum order must be at most ${limits.stock.max}`),
  toolDescription: requiredText('Description', limits.toolDescription),
  imageLink: pictureUrl('Picture', limits.url).required('Picture is required'),
});
export type ToolInput = InferType<typeof toolSchema>;

/** What an admin changes about a tool: any of its fields; one that is left out stays. */
export const toolUpdateSchema = toolSchema.partial();
export type ToolUpdate = InferType<typeof toolUpdateSchema>;

/** A tool as the store keeps it. */
export interface ToolDocument extends ToolInput {
  /** Path of the picture in the project's bucket. */
  imagePath: string;
  /** What a search finds it by. */
  searchTerms: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** A tool as the API sends it. */
export interface Tool extends ToolInput {
  _id: string;
}

/** Why a tool's stock moved. The `change`s of a tool's entries add up to its `available`. */
export interface StockEntryDocument {
  change: number;
  reason: 'opening' | 'order' | 'cancellation' | 'adjustment';
  orderId: string | null;
  /** uid of the account that moved it. */
  by: string;
  at: Date;
}

/**
 * The id of the ledger entry that an order or its cancellation leaves at a tool: it follows from
 * its cause, so that no order can take or return its pieces twice.
 */
export const stockEntryId = (reason: 'order' | 'cancellation', orderId: string): string =>
  `${reason}-${orderId}`;
