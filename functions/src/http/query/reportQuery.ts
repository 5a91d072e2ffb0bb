import type { Request } from 'express';
import {
  isMonth,
  maxReportMonths,
  monthsBetween,
  reportGroups,
  type SalesReportRequest,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import { requireChoice } from './query.ts';

const requireMonth = (query: Request['query'], name: 'from' | 'to'): string => {
  const month = query[name];
  if (isMonth(month)) return month;
  throw validationError({ [name]: `${name} must be a month like 2026-01` });
};

/** The months and the rows of a report. Throws `validation`, also for too many months. */
export const parseSalesReport = (query: Request['query']): SalesReportRequest => {
  const by = requireChoice(query, 'by', reportGroups);
  const [from, to] = [requireMonth(query, 'from'), requireMonth(query, 'to')];
  const { length } = monthsBetween(from, to);
  if (length === 0) throw validationError({ to: 'The last month must not be before the first' });
  if (length > maxReportMonths)
    throw validationError({ to: `Choose at most ${maxReportMonths} months` });
  return { by, from, to };
};
