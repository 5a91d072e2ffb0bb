import type { Request } from 'express';
import {
  dayOf,
  orderFilters,
  type PaymentFilter,
  paymentFilters,
  type StaffOrderFilter,
  shipUntilOf,
  staffOrderFilters,
  type TimePeriod,
  timesOf,
} from '../../contract/index.ts';
import { validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { isPayerId, parsePayer } from './payerQuery.ts';
import { parseChoice, parseDay, parseSearch } from './query.ts';

/** The filter of a list of orders by payment, if any. Throws `validation`. */
export const parsePaymentFilter = (query: Request['query']): PaymentFilter | undefined =>
  parseChoice(query, 'payment', paymentFilters, undefined);

/**
 * The period in a query string, from its first to its last day in the shop's time zone, if any.
 * Throws `validation` for an invalid day or an empty period.
 */
export const parsePeriod = (query: Request['query'], timeZone: string): TimePeriod => {
  const [from, to] = [parseDay(query, 'from'), parseDay(query, 'to')];
  if (from && to && from > to) throw validationError({ to: 'to must not be before from' });
  return timesOf({ from, to }, timeZone);
};

/** The filter of a list of all orders, with its days. Throws `validation`. */
export const parseStaffFilter = (
  query: Request['query'],
  timeZone: string,
): TimePeriod & { filter: StaffOrderFilter | undefined; shipUntil: string | undefined } => {
  const filter = parseChoice(query, 'status', staffOrderFilters, undefined);
  const shipUntil = shipUntilOf(filter, dayOf(new Date(), timeZone));
  return { filter, shipUntil, ...parsePeriod(query, timeZone) };
};

/** The selection of orders in a query string. Throws `validation`. */
export const parseOrderSelection = (
  query: Request['query'],
  { uid: handler }: Pick<Caller, 'uid'>,
  timeZone: string,
) => ({
  ...parseStaffFilter(query, timeZone),
  handler,
  payment: parsePaymentFilter(query),
  payerId: parsePayer(query),
  search: parseSearch(query),
});

/** The account that has made the orders of a list, if it is narrowed to one. Throws `validation`. */
const parseMaker = ({ by }: Request['query'], uid: string): string | undefined => {
  if (by === undefined || by === '' || by === 'all') return undefined;
  if (by === 'me') return uid;
  if (isPayerId(by)) return by;
  throw validationError({ by: 'by must be all, me or the id of a member' });
};

/** The selection of the orders of a payer in a query string. Throws `validation`. */
export const parsePayerOrderSelection = (
  query: Request['query'],
  { uid }: Pick<Caller, 'uid'>,
  timeZone: string,
) => ({
  filter: parseChoice(query, 'status', orderFilters, undefined),
  payment: parsePaymentFilter(query),
  madeBy: parseMaker(query, uid),
  search: parseSearch(query),
  ...parsePeriod(query, timeZone),
});
