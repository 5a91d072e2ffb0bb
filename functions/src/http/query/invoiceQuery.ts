import type { Request } from 'express';
import { invoiceFilters, invoiceKinds, jointInvoicesSchema } from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { validate } from '../body/validate.ts';
import { parsePeriod } from './orderQuery.ts';
import { parseChoice, parseDay, parseSearch } from './query.ts';

/**
 * The kind, the period and the search of a list of invoices in a query string. Throws `validation`.
 */
export const parseInvoiceSelection = (query: Request['query'], timeZone: string) => ({
  kind: parseChoice(query, 'kind', invoiceKinds, undefined),
  search: parseSearch(query),
  ...parsePeriod(query, timeZone),
});

/** Like `parseInvoiceSelection`, of the invoices of a payer. */
export const parsePayerInvoiceSelection = (query: Request['query'], timeZone: string) => ({
  filter: parseChoice(query, 'status', invoiceFilters, 'all'),
  search: parseSearch(query),
  ...parsePeriod(query, timeZone),
});

/** The period of a statement, which needs both days. Throws `validation`. */
export const parseStatementPeriod = (query: Request['query']): { from: string; to: string } => {
  const [from, to] = [parseDay(query, 'from'), parseDay(query, 'to')];
  if (!from || !to) throw validationError({ [from ? 'to' : 'from']: 'Choose the days' });
  if (from > to) throw validationError({ to: 'to must not be before from' });
  return { from, to };
};

/** The numbers of the invoices in a query that are paid together. Throws `validation`. */
export const parseJointInvoices = ({ invoices }: Request['query']): { invoices: string[] } => {
  const numbers = typeof invoices === 'string' && invoices !== '' ? invoices.split(',') : [];
  return validate(jointInvoicesSchema, { invoices: numbers });
};
