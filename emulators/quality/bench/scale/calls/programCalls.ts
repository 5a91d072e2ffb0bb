import { addDays } from 'functions/contract';
import type { ApiRequest } from '../api/loggedApi.ts';
import { attributeKeyOf, familyIdFor, sizesPerFamily } from '../documents/attributes.ts';
import { importIdOf } from '../documents/bank.ts';
import { gtinOf, skuOf } from '../documents/catalogue.ts';
import { companyOf } from '../documents/companies.ts';
import { partNumberOf, sharedNumbering } from '../documents/partNumbers.ts';
import { keyText, sharedPrograms, webhookIdOf } from '../documents/programs.ts';
import {
  buyerFor,
  type Call,
  count,
  customerOf,
  get,
  getAsCustomer,
  page,
  type Shop,
} from './callKinds.ts';

/** No more than the smaller shop has. */
const fewer = `limit=${sharedPrograms}`;

/** A family that all shops have. */
const familyFor = (n: number, { shared }: Shop) => familyIdFor(n % (shared.tools / sizesPerFamily));

const rowsOfOrder = 50;

/** Looks up the rows of a quick order, as an owner of a company with own numbers. */
const quickOrder = (textOf: (tool: number) => string): Call => ({
  request: (shop, n): ApiRequest => {
    const company = (n * 2) % sharedNumbering;
    const rows = Array.from({ length: rowsOfOrder }, (_, row) => ({
      sku: textOf((n * 3 + row) % shop.shared.tools),
      quantity: 5,
    }));
    return {
      method: 'POST',
      path: '/cart/resolve',
      token: customerOf(shop, company * 2).token,
      company: companyOf(company).id,
      json: { rows },
    };
  },
});

const asOwner = (pathOf: (company: string) => string): Call => ({
  request: (shop, n) => {
    const company = n % sharedNumbering;
    const { id } = companyOf(company);
    const { token } = customerOf(shop, company * 2);
    return { method: 'GET', path: pathOf(id), token, company: id };
  },
});

const withKey = (path: string): Call => ({
  request: () => ({ method: 'GET', path, token: keyText }),
});

const lastDays = ({ today }: Shop, days: number) => `from=${addDays(today, -days)}&to=${today}`;

const familyCalls: Record<string, Call> = {
  'families, first page': get(() => `/families?${page}`),
  'families, search': get((n) => `/families?${page}&q=family%20${n}`),
  'family, page': getAsCustomer((n, shop) => `/family/${familyFor(n, shop)}`),
  'catalogue, attribute facets': getAsCustomer(
    (n) => `/catalogue?limit=24&attr.${attributeKeyOf(0)}=10mm..${15 + (n % 20)}mm`,
  ),
  'catalogue, three attributes': getAsCustomer(
    (n) =>
      `/catalogue?limit=24&attr.${attributeKeyOf(0)}=10mm..30mm&attr.${attributeKeyOf(11)}=Ash,Oak&attr.${attributeKeyOf(2)}=1mm..${40 + (n % 40)}mm`,
  ),
  'suggestions while typing': getAsCustomer((n) => `/suggestions?q=family%20${n % 10}`),
  'attributes, all': getAsCustomer(() => '/attributes'),
  'quick order, 50 own part numbers': quickOrder(partNumberOf),
  'quick order, 50 GTINs': quickOrder(gtinOf),
  'quick order, 50 SKUs': quickOrder(skuOf),
  'tools, by GTIN': get((n, shop) => `/tools?${page}&q=${gtinOf(n % shop.shared.tools)}`),
  'part numbers': asOwner(() => '/part-numbers'),
  'summary of a buyer': getAsCustomer(() => '/summary'),
};

const entries = (query: string) => get(() => `/bank/entries?${page}${query}`);

const bankCalls: Record<string, Call> = {
  'bank entries, open': entries(''),
  'bank entries, sure': entries('&filter=sure'),
  'bank entries, proposals': entries('&filter=proposal'),
  'bank entries, unknown': entries('&filter=unknown'),
  'bank entries, outgoing': entries('&filter=outgoing'),
  'bank entries, booked': entries('&filter=booked'),
  'bank entries, left alone': entries('&filter=left'),
  'bank entries, all': entries('&filter=all'),
  'bank entries, of a file': get(
    (n) => `/bank/entries?${page}&filter=all&import=${importIdOf(3 + (n % sharedPrograms))}`,
  ),
  'bank entries, by payer': get(
    (n, shop) =>
      `/bank/entries?${page}&filter=all&q=${buyerFor(n, shop).displayName.split(' ')[2]}`,
  ),
  'bank entries, by a frequent word': entries('&filter=all&q=invoice'),
  'bank entry': get((n) => `/bank/entry/entry-${n % 100}`),
  'bank imports, first page': get(() => `/bank/imports?${fewer}`),
  'count of open bank entries': count(() => '/counts?of=bank-entries'),
  'count of booked bank entries': count(() => '/counts?of=bank-entries&status=booked'),
  'statement of a month': get(
    (n, shop) =>
      `/user/${customerOf(shop, 1 + (n % 19)).email}/statement.csv?${lastDays(shop, 30)}`,
  ),
  'statement of a month, much history': get(
    (_, shop) => `/user/${customerOf(shop, 0).email}/statement.csv?${lastDays(shop, 30)}`,
  ),
  'journal of a month': get((_, shop) => `/journal.csv?${lastDays(shop, 30)}`),
  'invoices, first page': get(() => `/invoices?${page}`),
};

const webhookFor = (n: number) => webhookIdOf(n % sharedPrograms);

/** The measured calls over the parts that programs, catalogue managers and bookkeepers use, by title. */
export const programCalls: Record<string, Call> = {
  ...familyCalls,
  ...bankCalls,
  'keys of the shop': get(() => `/keys?${fewer}`),
  'keys of a company': get(() => `/company/${companyOf(0).id}/keys?${fewer}`),
  'key, orders': withKey(`/orders?${page}`),
  'key, tools': withKey(`/tools?${page}`),
  webhooks: get(() => `/webhooks?${fewer}`),
  deliveries: get((n) => `/webhook/${webhookFor(n)}/deliveries?${page}`),
  'deliveries, failed': get((n) => `/webhook/${webhookFor(n)}/deliveries?limit=5&status=failed`),
  'events, first page': get(() => `/events?${page}`),
  'events of a company': asOwner((id) => `/company/${id}/events?${page}`),
  'to do counts': count(() => '/tasks'),
  'audit log, of an order': get((n) => `/audit?limit=1&target=order/order-${n % 100}`),
  'audit log, of an admin': get(() => `/audit?${page}&admin=admin@example.test`),
  'audit log, of days': get((_, shop) => `/audit?${page}&${lastDays(shop, 7)}`),
};
