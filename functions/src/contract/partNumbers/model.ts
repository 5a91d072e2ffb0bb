import { array, type InferType, object, string } from 'yup';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { cleanCell } from '../tables/tableSyntax.ts';
import { wellFormed } from '../text/text.ts';
import { normaliseSku } from '../tools/sku.ts';
import type { partNumberFields } from './fields.ts';

const { partNumbers } = limits;

/** What two spellings of one number have in common. SKUs are compared in the same way. */
export const partNumberKey = (number: string): string => normaliseSku(cleanCell(number));

/** A payer's own number for a tool. */
export interface PartNumber extends Sent<typeof partNumberFields> {}

const optionalText = (label: string) =>
  string().transform(wellFormed).typeError(`${label} must be a text`).nullable();

/**
 * A number to save: for a tool by its id, or without an id by its SKU. An empty number removes the
 * one that the tool has. Whatever a person can type is answered in the row's result.
 */
const partNumberRowSchema = object({
  toolId: optionalText('Tool'),
  sku: optionalText('SKU'),
  number: optionalText('Number'),
});
export type PartNumberRow = InferType<typeof partNumberRowSchema>;

/** The message for too many rows. */
export const tooManyPartNumberRows = `At most ${partNumbers.rows} rows at a time`;

/** The numbers to save. */
export const partNumberRowsSchema = object({
  rows: array()
    .of(partNumberRowSchema.required('Row is required').typeError('Row is required'))
    .typeError('Rows must be a list')
    .required('Rows are required')
    .min(1, 'Enter a number')
    .max(partNumbers.rows, tooManyPartNumberRows),
});
export type PartNumberRowsInput = InferType<typeof partNumberRowsSchema>;

/** What became of a row. */
export const partNumberResults = ['saved', 'unchanged', 'removed', 'refused'] as const;
export type PartNumberResult = (typeof partNumberResults)[number];

/** A row with what became of it, and why it was refused. */
export interface SavedPartNumber {
  result: PartNumberResult;
  message: string | null;
}

/** The response to rows: a result for each, in their order, and all numbers that there are now. */
export interface SavedPartNumbers {
  acknowledged: true;
  rows: SavedPartNumber[];
  numbers: PartNumber[];
}

/** All own numbers of a payer. */
export interface PartNumbers {
  numbers: PartNumber[];
}
