import type { Request } from 'express';
import { limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';

/** Whether a parameter can be the id of a person or a company. */
export const isPayerId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= limits.payerId && isDocumentId(value);

/** The payer whose documents are listed, if any. Throws `validation` for what no payer can have as id. */
export const parsePayer = ({ payer }: Request['query']): string | undefined => {
  if (payer === undefined || payer === '') return undefined;
  if (isPayerId(payer)) return payer;
  throw validationError({ payer: 'payer must be the id of a customer' });
};
