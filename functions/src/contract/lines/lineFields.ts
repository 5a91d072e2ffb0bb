import { number, string, type TestContext, type ValidationError } from 'yup';
import { limits } from '../limits.ts';
import { toCents } from '../money.ts';
import { readPieces } from '../numbers/readNumbers.ts';
import { typedNumber } from '../numbers/typedNumber.ts';
import { missingPiecesMessage, wholePiecesMessage } from '../quantities/quantityRules.ts';
import { wellFormed } from '../text/text.ts';

/** A required whole number of pieces. */
export const pieces = typedNumber(number(), readPieces, missingPiecesMessage)
  .required(missingPiecesMessage)
  .integer(wholePiecesMessage);

/** The required id of a tool. */
export const toolId = string()
  .transform(wellFormed)
  .typeError('Tool is required')
  .required('Tool is required')
  .max(limits.documentId, 'Tool is required');

const maxUnitPrice = toCents(limits.price.max);

/** A required price in cents per piece. */
export const unitPrice = number()
  .typeError('Unit price must be a number')
  .required('Unit price is required')
  .integer('Unit price must be in whole cents')
  .min(1, 'Unit price must be at least 1')
  .max(maxUnitPrice, `Unit price must be at most ${maxUnitPrice}`);

/**
 * A yup test: no two lines are for the same tool. Lines that are invalid by themselves have none.
 */
export const distinctTools = (
  lines: readonly Partial<Record<'toolId', unknown>>[] | null | undefined,
  { createError, path }: Pick<TestContext, 'createError' | 'path'>,
): true | ValidationError => {
  const ids = (lines ?? []).map((line) => line?.toolId);
  const repeated = ids.findIndex((id, at) => typeof id === 'string' && ids.indexOf(id) < at);
  if (repeated < 0) return true;
  const message = 'This tool is already in another line';
  return createError({ path: `${path}[${repeated}].toolId`, message });
};
