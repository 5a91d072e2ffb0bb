import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { PrintedConfirmation } from '../../../invoices/texts/confirmationTexts.ts';
import type { PrintedPickList } from '../../../invoices/texts/pickListTexts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { invoices, tools } from '../../../store/collections/collections.ts';
import { readDocument, readFields } from '../../../store/reads/documents.ts';
import { readSettings } from '../../settings/settings.ts';
import { orderResource } from './orders.ts';

const readOrder = async (id: string, caller: Caller): Promise<OrderDocument> =>
  orderResource.permitted(await readDocument(orderResource.reference(id)), caller);

const readPackSizes = async ({ lines }: OrderDocument): Promise<Map<string, number>> => {
  const ids = lines.map(({ toolId }) => toolId);
  const found = await readFields(
    ids.map((id) => tools.doc(id)),
    ['orderMultiple'],
  );
  return new Map(ids.map((id, index) => [id, found[index]?.orderMultiple ?? 1]));
};

/**
 * An order to be picked, with the current pack sizes of its tools: an order does not store them.
 * Throws `order-not-found`.
 */
export const readPickList = async (id: string, caller: Caller): Promise<PrintedPickList> => {
  const order = await readOrder(id, caller);
  const [{ seller, timeZone }, packSizes] = await Promise.all([
    readSettings(),
    readPackSizes(order),
  ]);
  return { order, seller, timeZone, packSizes };
};

/**
 * A confirmed order with its invoice. Throws `order-not-found`, also for another account's order,
 * and `order-not-confirmed` for one that has not been confirmed.
 */
export const readConfirmation = async (
  id: string,
  caller: Caller,
): Promise<PrintedConfirmation> => {
  const order = await readOrder(id, caller);
  const { invoiceNumber } = order;
  const invoice = invoiceNumber ? await readDocument(invoices.doc(invoiceNumber)) : undefined;
  if (!invoice) throw new ApiError('order-not-confirmed');
  return { order, invoice };
};
