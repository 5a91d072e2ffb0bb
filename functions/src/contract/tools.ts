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

/** The names of what an admin writes about a tool. */
export const toolFields = Object.keys(toolSchema.fields) as (keyof ToolInput)[];

/**
 * What an admin changes about a tool: any of its fields; one that is left out stays.
 *
 * The ETag of `GET /tool/{id}`, sent back as If-Match with the change or the deletion, keeps two
 * admins from overwriting each other: whoever is second gets `precondition-failed`. The tag stands
 * for the tool as it was read, but pieces sold since then are no obstacle unless the change sets
 * `available`: so send only the fields that were edited, and move stock with an adjustment.
 */
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
