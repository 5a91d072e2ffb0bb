import type { Request } from 'express';
import { limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { isDocumentId } from '../../store/collections/collections.ts';

/** The payer whose documents are listed, if any. Throws `validation` for what no payer can have as id. */
export const parsePayer = ({ payer }: Request['query']): string | undefined => {
  if (payer === undefined || payer === '') return undefined;
  const isId = typeof payer === 'string' && payer.length <= limits.payerId && isDocumentId(payer);
  if (isId) return payer;
  throw validationError({ payer: 'payer must be the id of a customer' });
};
