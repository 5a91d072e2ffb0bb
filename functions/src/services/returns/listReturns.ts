import { maySee, type OrderReturn, parseReturnNumber } from '../../contract/index.ts';
import { namesOf } from '../../contract/kinds/fields.ts';
import { returnFields } from '../../contract/returns/fields.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { ApiError } from '../../errors.ts';
import type { PrintedReturn } from '../../invoices/texts/returnSlipTexts.ts';
import type { Buyer } from '../../store/accounts/buyer.ts';
import { returns } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  type Found,
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import { orderReference, permittedOrder } from '../ordering/orders/orders.ts';
import { readSettings } from '../settings/settings.ts';
import { findReturns, type ReturnSelection } from './findReturns.ts';
import { permittedReturn, returnReference, toReturn } from './storedReturns.ts';

const oldestFirst: ListOrder = { field: 'createdAt', direction: 'asc' };

/** A page of the returns of all customers, newest first. Throws `validation` for an invalid cursor. */
export const listReturns = (
  selection: ReturnSelection,
  page: PageRequest,
): Promise<Page<OrderReturn>> => readPage({ ...findReturns(selection), toItem: toReturn }, page);

/**
 * A page of the returns of an order, oldest first. Throws `order-not-found`, also for another
 * account's order, and `validation` for an invalid cursor.
 */
export const listReturnsOfOrder = async (
  orderId: string,
  page: PageRequest,
  caller: Buyer,
): Promise<Page<OrderReturn>> => {
  permittedOrder(await readDocument(orderReference(orderId)), caller);
  const query = selectFields(returns.where('orderId', '==', orderId), namesOf(returnFields));
  return readPage({ query, order: oldestFirst, toItem: toReturn }, page);
};

/** The most returns that are read to find one by its number. Hardly any two orders share one. */
const maxWithNumber = 10;

const returnWithNumber = async (number: string, caller: Buyer): Promise<Found<ReturnDocument>> => {
  const found = await findDocuments(returns.where('number', '==', number), maxWithNumber);
  const [own, another] = found.filter(({ content }) => maySee(content, caller));
  if (!own || another) throw new ApiError('return-not-found');
  return own;
};

const findReturn = async (idOrNumber: string, caller: Buyer): Promise<Found<ReturnDocument>> => {
  const parsed = parseReturnNumber(idOrNumber);
  if (parsed) return returnWithNumber(parsed.number, caller);
  const stored = await readDocument(returnReference(idOrNumber));
  return { id: idOrNumber, content: permittedReturn(stored, caller) };
};

/**
 * The current state of a return, by its id or its number. Throws `return-not-found`, also for
 * another account's, and for a number that several returns of the caller's share.
 */
export const getReturn = async (idOrNumber: string, caller: Buyer): Promise<OrderReturn> => {
  const { id, content } = await findReturn(idOrNumber, caller);
  return toReturn(id, content);
};

/**
 * A return with its order, to be printed for the parcel. Throws `return-not-found`, and
 * `return-not-changeable` for one that the shop does not expect.
 */
export const readReturnSlip = async (number: string, caller: Buyer): Promise<PrintedReturn> => {
  const { content: found } = await findReturn(number, caller);
  const { state: returnState } = found;
  if (returnState !== 'approved')
    throw new ApiError('return-not-changeable', { returnState, allowedForReturn: [] });
  const [order, { seller, timeZone }] = await Promise.all([
    readDocument(orderReference(found.orderId)),
    readSettings(),
  ]);
  if (!order) throw new ApiError('return-not-found');
  return { found, order, seller, timeZone };
};
