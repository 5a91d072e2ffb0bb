import type { ListSortOf, OrderReturn } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import type { PrintedReturn } from '../../invoices/texts/returnSlipTexts.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { returns } from '../../store/collections/collections.ts';
import { withHandling } from '../../store/handling.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import { readPrintedShop } from '../settings/settings.ts';
import { findReturns, type ReturnSelection } from './findReturns.ts';
import { returnResource } from './storedReturns.ts';

const oldestFirst: ListOrder = { field: 'createdAt', direction: 'asc' };

/** A page of the returns of all customers. Throws `validation` for an invalid cursor. */
export const listReturns = (
  selection: ReturnSelection,
  page: PageRequest,
  sort: ListSortOf<'returns'> = 'newest',
): Promise<Page<OrderReturn>> => {
  const { order: newestFirst, ...found } = findReturns(selection);
  const toItem = withHandling(returnResource.toSent, selection.handler ?? '');
  const order = sort === 'oldest' ? oldestFirst : newestFirst;
  return readPage({ ...found, order, toItem }, page);
};

/**
 * A page of the returns of an order, oldest first. Throws `order-not-found`, also for another
 * account's order, and `validation` for an invalid cursor.
 */
export const listReturnsOfOrder = async (
  orderId: string,
  page: PageRequest,
  caller: Caller,
): Promise<Page<OrderReturn>> => {
  orderResource.permitted(await readDocument(orderResource.reference(orderId)), caller);
  const query = returnResource.select(returns.where('orderId', '==', orderId));
  return readPage({ query, order: oldestFirst, toItem: returnResource.toSent }, page);
};

/**
 * A return with its order, to be printed for the parcel. Throws `return-not-found`, and
 * `return-not-changeable` for one that the shop does not expect.
 */
export const readReturnSlip = async (number: string, caller: Caller): Promise<PrintedReturn> => {
  const { content: found } = await returnResource.find(number, caller);
  const { status: returnStatus } = found;
  if (returnStatus !== 'approved')
    throw new ApiError('return-not-changeable', { returnStatus, allowedForReturn: [] });
  const [order, { seller, timeZone }] = await Promise.all([
    readDocument(orderResource.reference(found.orderId)),
    readPrintedShop(),
  ]);
  if (!order) throw new ApiError('return-not-found');
  return { found, order, seller, timeZone };
};
