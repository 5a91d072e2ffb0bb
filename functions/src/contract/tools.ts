import { type InferType, number, object } from 'yup';
import { limits } from './limits.ts';
import { isWholeCents } from './money.ts';
import { pictureUrl, requiredText } from './text.ts';

const wholeNumber = (label: string) =>
  number()
    .typeError(`${label} must be a number`)
    .required(`${label} is required`)
    .integer(`${label} must be a whole number`);

/** The tool form. `price` is in dollars per piece, `available` is the stock in pieces. */
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

/** The field names of the tool form. */
export const toolFields = Object.keys(toolSchema.fields) as (keyof ToolInput)[];

/**
 * A partial update of a tool: omitted fields keep their values.
 *
 * To prevent admins from overwriting each other's changes, send the ETag of `GET /tool/{id}` as
 * If-Match with the update or deletion: the second admin gets `precondition-failed`. Sales in between
 * cause no conflict unless the update sets `available`. So send only the edited fields, and change the
 * stock with an adjustment.
 */
export const toolUpdateSchema = toolSchema.partial();
export type ToolUpdate = InferType<typeof toolUpdateSchema>;

/** A stored tool. */
export interface ToolDocument extends ToolInput {
  /** The path of the picture in the project's bucket. */
  imagePath: string;
  /** The search index. */
  searchTerms: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** A tool in a response. */
export interface Tool extends ToolInput {
  _id: string;
}
