import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { PrintedConfirmation } from '../../../invoices/texts/confirmationTexts.ts';
import type { PrintedPickList, PrintedTools } from '../../../invoices/texts/pickListTexts.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { invoices, tools } from '../../../store/collections/collections.ts';
import { readDocument, readFields } from '../../../store/reads/documents.ts';
import { readPrintedShop } from '../../settings/settings.ts';
import { orderResource } from './orders.ts';

const readOrder = async (id: string, caller: Caller): Promise<OrderDocument> =>
  orderResource.permitted(await readDocument(orderResource.reference(id)), caller);

/** What pickers need now of the tools of orders, which do not store it. */
export const readPrintedTools = async (
  orders: readonly Pick<OrderDocument, 'lines'>[],
): Promise<PrintedTools> => {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ toolId }) => toolId)))];
  const found = await readFields(
    ids.map((id) => tools.doc(id)),
    ['orderMultiple', 'storagePlace'],
  );
  return {
    packSizes: new Map(ids.map((id, at) => [id, found[at]?.orderMultiple ?? 1])),
    places: new Map(ids.map((id, at) => [id, found[at]?.storagePlace ?? ''])),
  };
};

/**
 * An order to be picked, with the current places and pack sizes of its tools. Throws
 * `order-not-found`.
 */
export const readPickList = async (id: string, caller: Caller): Promise<PrintedPickList> => {
  const order = await readOrder(id, caller);
  const [{ seller, timeZone }, printedTools] = await Promise.all([
    readPrintedShop(),
    readPrintedTools([order]),
  ]);
  return { order, seller, timeZone, ...printedTools };
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
