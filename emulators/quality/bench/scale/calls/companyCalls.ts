import type { ApiRequest } from '../api/loggedApi.ts';
import { plentifulToolOf, toolIdOf } from '../documents/catalogue.ts';
import { type Company, companyOf } from '../documents/companies.ts';
import { personOf } from '../documents/people.ts';
import { hasAssortment, priceListIdOf, toolInList } from '../documents/prices.ts';
import { sharedLists } from '../documents/size.ts';
import { type Call, customerOf, get, page, type Shop, stream } from './callKinds.ts';
import { changeCart, orderCart, type Sender } from './orderCalls.ts';

/** Which companies are measured: those that see all tools, those with an assortment, or all. */
type Selection = 'all tools' | 'assortment' | 'any';

const isSelected = (company: number, selection: Selection): boolean =>
  selection === 'any' || hasAssortment(company) === (selection === 'assortment');

/** A company with a price list. */
const buyerFor = (n: number, selection: Selection): number => {
  const companies = Array.from({ length: sharedLists }, (_, company) => company);
  const selected = companies.filter((company) => isSelected(company, selection));
  return selected[n % selected.length] ?? 0;
};

/** The owner, who acts for the company with this number. */
const ownerOf = (shop: Shop, company: number): Sender => ({
  token: customerOf(shop, company * 2).token,
  company: companyOf(company).id,
});

type CompanyPath = (company: number, n: number, shop: Shop) => string;

const asOwner =
  (pathOf: CompanyPath, selection: Selection = 'any') =>
  (shop: Shop, n: number): ApiRequest => {
    const company = buyerFor(n, selection);
    return { method: 'GET', path: pathOf(company, n, shop), ...ownerOf(shop, company) };
  };

const getAsOwner = (...call: Parameters<typeof asOwner>): Call => ({ request: asOwner(...call) });

const linesOfCart = 5;

/** Tools with agreed prices, of which no shop has only a few pieces. */
const orderedTools = (company: number, n: number, { shared }: Shop): string[] =>
  Array.from({ length: linesOfCart }, (_, line) =>
    plentifulToolOf(toolInList(n * 7 + line * 3, company, shared)),
  );

const withOwner =
  (request: typeof orderCart): Call['request'] =>
  (shop, n) => {
    const company = buyerFor(n, 'any');
    return request(shop, ownerOf(shop, company), orderedTools(company, n, shop));
  };

/** A company that all shops have. */
const companyFor = (n: number, { shared }: Shop): Company => companyOf(n % shared.companies);

const toolFor = (company: number, n: number, { shared }: Shop): string =>
  toolIdOf(toolInList(n, company, shared));

/** The measured calls of companies and about them and their prices, by title. */
export const companyCalls: Record<string, Call> = {
  'company: catalogue': getAsOwner(() => '/catalogue?limit=24', 'all tools'),
  'company: catalogue by agreed price': getAsOwner(
    (_, n) => `/catalogue?limit=24&sort=price&minPrice=${1 + (n % 50)}`,
    'all tools',
  ),
  'company: catalogue, assortment': getAsOwner(() => '/catalogue?limit=24', 'assortment'),
  'company: search in an assortment': getAsOwner(
    () => '/catalogue?limit=24&q=steel%20chisel',
    'assortment',
  ),
  'company: home page': getAsOwner(() => '/home'),
  'company: tool': getAsOwner((company, n, shop) => `/tool/${toolFor(company, n, shop)}`),
  'company: cart, change': { request: withOwner(changeCart) },
  'company: order from a cart, 5 lines': { request: withOwner(orderCart) },
  'company: orders': getAsOwner(
    (company, _, shop) => `/orders/${customerOf(shop, company * 2).email}?${page}`,
  ),
  'company: all its orders': getAsOwner((n) => `/company/${companyOf(n).id}/orders?${page}`),
  'company: requests': getAsOwner(() => `/requests?${page}`),
  'company: limits of a buyer': getAsOwner((n) => `/company/${companyOf(n).id}/buying`),
  'company: members': getAsOwner((n) => `/company/${companyOf(n).id}/members?${page}`),
  'company: memberships': getAsOwner(() => '/memberships'),
  'company: prices.csv, first bytes': stream(asOwner(() => '/prices.csv')),
  'companies, first page': get(() => `/companies?${page}`),
  'companies, by tax number': get((n, shop) => `/companies?${page}&q=${companyFor(n, shop).taxId}`),
  'company, page': get((n, shop) => `/company/${companyFor(n, shop).id}`),
  'company, customer page': get((n, shop) => `/customer/${companyFor(n, shop).id}`),
  // No more than the smaller shop has.
  'price lists, first page': get(() => `/price-lists?limit=${sharedLists}`),
  'price lists of a company': get(
    (n) => `/price-lists?${page}&audience=${companyOf(n % sharedLists).id}`,
  ),
  'price list, prices': get((n) => `/price-list/${priceListIdOf(n % sharedLists)}/prices?${page}`),
  'tool, why a price': get((n, shop) => {
    const company = n % sharedLists;
    return `/tool/${toolFor(company, n, shop)}/prices?payer=${companyOf(company).id}`;
  }),
  'returns, first page': get(() => `/returns?${page}`),
  'returns, undecided': get(() => `/returns?${page}&status=requested`),
  'returns, by customer': get(
    (n, { shared }) => `/returns?${page}&q=${personOf(n % shared.customers).email}`,
  ),
  'returns.csv, first bytes': stream((shop) => ({
    method: 'GET',
    path: '/returns.csv',
    token: shop.admin.token,
  })),
};
