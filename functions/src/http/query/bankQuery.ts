import type { Request } from 'express';
import { limits } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';

/** The id of an imported file in a query, if any. Throws `validation` for anything else. */
export const parseImport = ({ import: id }: Request['query']): string | undefined => {
  if (id === undefined || id === '') return undefined;
  if (typeof id === 'string' && id.length <= limits.documentId) return id;
  throw validationError({ import: 'import must be the id of an imported file' });
};
