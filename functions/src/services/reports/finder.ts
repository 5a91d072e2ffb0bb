import {
  companySearchTexts,
  documentWordsOf,
  type FoundItem,
  type FoundKind,
  foldedText,
  foundKinds,
  hasPermission,
  limits,
  type Permission,
  parseReturnNumber,
  personSearchTexts,
  searchedNumberOf,
  toolSearchTexts,
  trackingNumbersOf,
} from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import {
  companies,
  invoices,
  orders,
  quotes,
  returns,
  tools,
  users,
} from '../../store/collections/collections.ts';
import { type ListOrder, readBatch, selectFields } from '../../store/reads/queries.ts';
import { type SearchSource, searchIn } from '../../store/reads/search.ts';
import { invoiceSearch } from '../invoices/listInvoices.ts';
import { orderResource, orderSearch } from '../ordering/orders/orders.ts';
import { quoteSearch } from '../quotes/listQuotes.ts';
import { quoteResource } from '../quotes/stored/storedQuotes.ts';
import { returnSearch } from '../returns/findReturns.ts';
import { returnResource } from '../returns/storedReturns.ts';

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

type ItemOfKind = Omit<FoundItem, 'kind'>;

interface Findable<Content> extends SearchSource<Content> {
  order?: ListOrder;
  toItem: (id: string, content: Content) => ItemOfKind;
}

/**
 * Finds the newest items of a kind. For several words it reads so many of the newest that have the
 * most selective one, and compares the others.
 */
const finderOf =
  <Content>({ order = newestFirst, toItem, ...source }: Findable<Content>) =>
  async (search: string): Promise<ItemOfKind[]> => {
    const { ofKind, compared } = limits.finder;
    const { query, matches } = searchIn(source, search);
    const read = await readBatch(query, order, matches ? compared : ofKind);
    return read
      .filter(({ content }) => matches?.(content) ?? true)
      .slice(0, ofKind)
      .map(({ id, content }) => toItem(id, content));
  };

const compact = (text: string): string => foldedText(text).replace(/[\s-]/g, '');

const findOrders = (search: string) => {
  const isTracked = (number: string) => compact(number).startsWith(compact(search));
  return finderOf({
    ...orderSearch,
    query: orderResource.select(orders),
    toItem: (id, { number: title, payerName, status, history }) => {
      const tracked = trackingNumbersOf({ history }).find(isTracked);
      const detail = tracked ? `${payerName}, tracking number ${tracked}` : payerName;
      return { id, title, detail, status };
    },
  })(search);
};

/** What it takes to see each kind. */
const permissionTo: Record<FoundKind, Permission> = {
  order: 'read_orders',
  quote: 'read_quotes',
  invoice: 'read_invoices',
  return: 'read_returns',
  customer: 'read_customers',
  company: 'read_companies',
  tool: 'read_tools',
};

const finders: Record<FoundKind, (search: string) => Promise<ItemOfKind[]>> = {
  order: findOrders,
  quote: finderOf({
    ...quoteSearch,
    query: quoteResource.select(quotes),
    toItem: (id, { number: title, payerName: detail, status }) => ({ id, title, detail, status }),
  }),
  invoice: finderOf({
    ...invoiceSearch,
    query: selectFields(invoices, [
      ...(['number', 'orderId', 'orderNumber', 'poNumber', 'payerName'] as const),
      ...(['buyer', 'cancels'] as const),
    ]),
    order: { field: 'issuedAt', direction: 'desc' },
    toItem: (title, { orderId, orderNumber, payerName }) => ({
      id: orderId,
      title,
      detail: `${payerName}, order ${orderNumber}`,
      status: null,
    }),
  }),
  return: finderOf({
    ...returnSearch,
    query: returnResource.select(returns),
    toItem: (id, { number: title, payerName: detail, status }) => ({ id, title, detail, status }),
  }),
  customer: finderOf({
    query: selectFields(users, ['displayName', 'email']),
    textsOf: personSearchTexts,
    toItem: (id, { displayName, email }) => ({
      id,
      title: displayName || email,
      detail: email,
      status: null,
    }),
  }),
  company: finderOf({
    query: selectFields(companies, [
      ...(['number', 'name', 'taxId', 'registrationNumber', 'invoiceEmail'] as const),
      ...(['requestedBy', 'billingAddress', 'status'] as const),
    ]),
    textsOf: companySearchTexts,
    order: { field: 'undecided', rangeField: 'createdAt', direction: 'desc' },
    toItem: (id, { name: title, number: detail, status }) => ({ id, title, detail, status }),
  }),
  tool: finderOf({
    query: selectFields(tools, ['sku', 'toolName', 'toolDescription']),
    textsOf: toolSearchTexts,
    toItem: (id, { toolName: title, sku: detail }) => ({ id, title, detail, status: null }),
  }),
};

/** Whether an item is what the search names in full: its number, its name, its address or SKU. */
const isNamedBy = (search: string) => {
  const text = compact(search).replace(/^#/, '');
  const number = parseReturnNumber(text)?.number ?? searchedNumberOf(search) ?? search;
  const named = [text, compact(number)];
  return ({ title, detail }: ItemOfKind): boolean =>
    named.includes(compact(title)) || named.includes(compact(detail));
};

/**
 * Finds a few documents, people and tools of each kind that the caller may see, those that the search names in full first.
 * Nothing matches a search without letters and digits. Costs a read for each item, and for several
 * words so many of each kind as are compared.
 */
export const findAnything = async (
  search: string,
  { permissions }: Pick<Caller, 'permissions'>,
): Promise<FoundItem[]> => {
  if (documentWordsOf(search).length === 0) return [];
  const isNamed = isNamedBy(search);
  const seen = foundKinds.filter((kind) => hasPermission(permissions, permissionTo[kind]));
  const found = await Promise.all(
    seen.map(async (kind) =>
      (await finders[kind](search)).map((item) => ({ kind, ...item, isNamed: isNamed(item) })),
    ),
  );
  const rankOf = (items: readonly { isNamed: boolean }[]) =>
    items.some((item) => item.isNamed) ? 0 : 1;
  return found
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((items) => items.toSorted((one, other) => rankOf([one]) - rankOf([other])))
    .map(({ isNamed: _, ...item }) => item);
};
