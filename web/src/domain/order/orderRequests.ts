import {
  type AuditEntry,
  apiBase,
  apiRoutes,
  type Count,
  type OrderDocumentKind,
  type OrderFilter,
  type OrderFormValues,
  orderDocumentFileOf,
  priceLine,
  type Tool,
  type TransitionInput,
  toDollars,
  type Order as WireOrder,
} from 'functions/contract';
import { callApi, type Page, readPage } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { idempotencyHeader } from '../../lib/api/idempotencyKey.ts';
import { readPdf } from '../../lib/api/readPdf.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';
import type { Order } from './order.ts';
import type { PaymentChoice } from './orderFilters.ts';

const { placeOrder, transitionOrder, getOrder, listOrders, listOrdersOf, listAudit, count } =
  apiRoutes;

const orderFrom = ({ tool: _, orderQuantity: __, totalBill: ___, ...order }: WireOrder): Order =>
  order;

/** Renames the field errors of the API to the fields of the form. */
const withFormFields = (error: unknown): unknown => {
  if (!(error instanceof ApiProblem) || !error.details.errors) return error;
  const { orderQuantity: quantity, ...others } = error.details.errors;
  const errors = { ...others, ...(quantity !== undefined && { quantity }) };
  return new ApiProblem(error.code, error.status, { ...error.details, errors }, error.cause);
};

export interface OrderRequest {
  form: OrderFormValues;
  /** The tool as the buyer saw it: the server compares the total that results from its price. */
  tool: Tool;
  idempotencyKey: string;
}

/** Places an order. The idempotency key lets the API recognise a retry. */
export const sendOrder = async ({ form, tool, idempotencyKey }: OrderRequest): Promise<Order> => {
  const { quantity, ...buyer } = form;
  const total = toDollars(priceLine(tool, quantity).lineTotal);
  try {
    const { order } = await callApi(placeOrder, placeOrder.href(), {
      headers: idempotencyHeader(idempotencyKey),
      body: { order: { ...buyer, orderQuantity: quantity, tool, totalBill: total } },
    });
    return orderFrom(order);
  } catch (error) {
    throw withFormFields(error);
  }
};

/** A transition of an order to another status, with the details that it needs. */
export interface TransitionRequest extends TransitionInput {
  id: string;
  idempotencyKey: string;
}

/** Moves an order to another status. The idempotency key lets the API recognise a retry. */
export const sendTransition = async ({
  id,
  idempotencyKey,
  ...body
}: TransitionRequest): Promise<Order> => {
  const { order } = await callApi(transitionOrder, transitionOrder.href({ id }), {
    headers: idempotencyHeader(idempotencyKey),
    body,
  });
  return orderFrom(order);
};

/** A search of everyone's orders. */
export interface OrderSearch {
  filter: OrderFilter;
  payment: PaymentChoice;
  /** The words to find in the order number, the PO number, the customer and the tools. */
  words: string;
  /** The first and the last day, `2026-11-21`, on which the orders were placed; empty for any. */
  from: string;
  to: string;
}

const withQuery = (path: string, query: Record<string, string>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** The address of the first page of a customer's orders that match the filters. */
export const ownOrdersUrl = (
  email: string,
  filter: OrderFilter,
  payment: PaymentChoice = '',
): string => withQuery(apiBase + listOrdersOf.href({ email }), { status: filter, payment });

/** The address of the first page of the orders of an account, for admins. */
export const accountOrdersUrl = (uid: string): string =>
  apiBase + apiRoutes.listOrdersOfCustomer.href({ uid });

/** The query of a search without its words. */
const selectionQuery = ({ filter, payment, from, to }: Omit<OrderSearch, 'words'>) => ({
  status: filter,
  payment,
  from,
  to,
});

/** The query of a search, also that of its export. */
export const searchQuery = ({ words, ...selection }: OrderSearch) => ({
  ...selectionQuery(selection),
  q: words,
});

/** The address of the first page of a search. */
export const orderSearchUrl = (search: OrderSearch): string =>
  withQuery(apiBase + listOrders.href(), searchQuery(search));

/** Reads a page of a list of orders. */
export const readOrders = async (url: string, signal: AbortSignal): Promise<Page<Order>> => {
  const page = await readPage<WireOrder>(url, { signal });
  return { ...page, items: page.items.map(orderFrom) };
};

/** Reads an order with its history, by its id or its number. */
export const readOrder = async (idOrNumber: string, signal: AbortSignal): Promise<Order> =>
  orderFrom(await callApi(getOrder, getOrder.href({ id: idOrNumber }), { signal }));

const documentRoutes = {
  'pick-list': apiRoutes.getPickList,
  'order-confirmation': apiRoutes.getOrderConfirmation,
} satisfies Record<OrderDocumentKind, unknown>;

/** Fetches the PDF of a document of an order. */
export const readOrderDocument = (
  kind: OrderDocumentKind,
  { _id: id, number }: Pick<Order, '_id' | 'number'>,
): Promise<NamedFile> => {
  const call = documentRoutes[kind];
  return readPdf(call, call.href({ id }), orderDocumentFileOf(kind, { number }));
};

/** Reads the audit log of an order, newest first. */
export const readOrderAudit = (id: string, signal: AbortSignal): Promise<AuditEntry[]> =>
  callApi(listAudit, withQuery(listAudit.href(), { target: `order/${id}` }), { signal });

/** Counts the orders that match a search. */
export const countOrders = (search: OrderSearch, signal: AbortSignal): Promise<Count> =>
  callApi(count, withQuery(count.href(), { of: 'orders', ...searchQuery(search) }), { signal });
