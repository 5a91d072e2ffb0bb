import { apiRoutes, apiUrl, emptyCataloguePage, publicRoutes } from 'functions/contract';
import { orderSearchUrl, ordersWith, ownOrdersUrl } from '../domain/order/orderSearch.ts';
import { articles } from '../features/blog/articles.ts';
import { wholeCatalogueUrl } from '../features/tools/browse/catalogueUrl.ts';
import { prefetchCart, prefetchFor, prefetchParams } from '../lib/api/prefetchScript.ts';
import { furtherPaths } from '../lib/router/furtherPaths.ts';
import { lazyPaths } from '../lib/router/lazyPaths.ts';
import { paths } from '../lib/router/paths.ts';

/** A page with a document. */
export interface DocumentPage {
  /** Its address, or an example of it. */
  path: string;
  /** The file for it, if its name differs from the path. */
  file?: string;
  /** The document's title, if several pages share the document. */
  title?: string;
  /** The API requests that the document starts. */
  requests?: string[];
}

const shop = [apiUrl(apiRoutes.getShop)];

const { email, id } = prefetchParams;
const cart = prefetchCart(apiUrl(apiRoutes.resolveCart));
const terms = prefetchFor('account', apiUrl(apiRoutes.getTerms));
const ownTerms = prefetchFor('customer', apiUrl(apiRoutes.getTerms));
const addresses = prefetchFor('account', apiUrl(apiRoutes.listAddresses));
const ownOrders = ownOrdersUrl(email, ordersWith('open'));
const allOrders = orderSearchUrl(ordersWith('open'));
const overview = prefetchFor('admin', apiUrl(apiRoutes.overview));
const summary = prefetchFor('customer', apiUrl(apiRoutes.getSummary));
const quote = prefetchFor('account', apiUrl(apiRoutes.getQuote, { params: { id } }));
const ownQuotes = apiUrl(apiRoutes.listQuotesByEmail, {
  params: { email },
  query: { status: 'all' },
});
const ownCompanies = prefetchFor('account', apiUrl(apiRoutes.listMemberships));
const allCompanies = apiUrl(apiRoutes.listCompanies, { query: { status: 'all', q: '' } });
const allReturns = apiUrl(apiRoutes.listReturns, { query: { status: 'requested', q: '' } });
const allQuotes = apiUrl(apiRoutes.listQuotes, { query: { status: 'open' } });

/** The pages that are the same for everyone, except for the data from the API. */
export const staticPages: DocumentPage[] = [
  { path: paths.home, requests: [apiUrl(publicRoutes.getHome)] },
  { path: paths.tools, file: emptyCataloguePage, requests: [wholeCatalogueUrl()] },
  { path: paths.blogs },
  ...articles.map(({ slug }) => ({ path: paths.article.href(slug) })),
  { path: paths.portfolio },
  { path: paths.questions },
  { path: paths.contact, requests: shop },
  { path: paths.terms, requests: shop },
  { path: paths.privacy, requests: shop },
];

const openPages: DocumentPage[] = [
  { path: paths.login },
  { path: paths.register, requests: shop },
  { path: paths.resetPassword },
  { path: paths.cart, requests: [cart] },
  { path: paths.quickOrder },
  { path: furtherPaths.family.href('id'), file: '/family.html' },
  { path: furtherPaths.compare.path },
  { path: paths.invitation.path },
  { path: furtherPaths.staffInvitation.path },
];

/** The pages whose address contains an id share a file, which a rewrite of Hosting names. */
const memberPages: DocumentPage[] = [
  { path: paths.checkout, requests: [cart, terms, addresses] },
  { path: paths.quoteRequest.path },
  { path: paths.profile },
  { path: paths.newCompany },
  { path: paths.company.path, requests: [ownCompanies] },
  { path: furtherPaths.companyMembers, requests: [ownCompanies] },
  { path: furtherPaths.companyLimits, requests: [ownCompanies] },
  { path: furtherPaths.companyAddresses, requests: [ownCompanies] },
  { path: furtherPaths.companyRules, requests: [ownCompanies] },
  { path: furtherPaths.companyKeys, requests: [ownCompanies] },
  { path: furtherPaths.companyWebhooks, requests: [ownCompanies] },
  {
    path: '/company/webhooks/id',
    file: '/company/webhook.html',
    requests: [ownCompanies],
  },
  { path: furtherPaths.companyLog, requests: [ownCompanies] },
  { path: paths.order.href('id'), file: '/order-form.html' },
  {
    path: paths.dashboard,
    title: 'Dashboard · Tools Hub',
    requests: [overview, summary, prefetchFor('customer', ownOrders), ownTerms],
  },
  { path: paths.myOrders, requests: [prefetchFor('account', ownOrders), terms] },
  {
    path: paths.orderDetails.href('id'),
    file: '/dashboard-order.html',
    requests: [apiRoutes.getOrder, apiRoutes.getOrderPayments].map((route) =>
      prefetchFor('account', apiUrl(route, { params: { id } })),
    ),
  },
  {
    path: paths.newReturn.href('id'),
    file: '/dashboard-new-return.html',
    requests: [prefetchFor('account', apiUrl(apiRoutes.getOrder, { params: { id } }))],
  },
  {
    path: paths.orderReturn.href('id'),
    file: '/dashboard-return.html',
    requests: [prefetchFor('account', apiUrl(apiRoutes.getReturn, { params: { id } }))],
  },
  { path: paths.quotes, requests: [prefetchFor('account', ownQuotes)] },
  { path: paths.quote.href('id'), file: '/dashboard-quote.html', requests: [quote] },
  {
    path: lazyPaths.acceptQuote.href('id'),
    file: '/dashboard-accept-quote.html',
    requests: [quote, terms, addresses],
  },
  { path: paths.dashboardProfile },
  { path: paths.addresses, requests: [addresses] },
  { path: furtherPaths.buyAgain },
  { path: furtherPaths.partNumbers },
  { path: furtherPaths.shoppingLists },
  { path: furtherPaths.shoppingList.href('id'), file: '/dashboard-list.html' },
  { path: paths.approvals },
  { path: paths.approval.href('id'), file: '/dashboard-approval.html' },
  { path: paths.addReview },
];

const adminPages: DocumentPage[] = [
  { path: paths.makeAdmin },
  { path: paths.allOrders, requests: [prefetchFor('admin', allOrders)] },
  { path: paths.allQuotes, requests: [prefetchFor('admin', allQuotes)] },
  { path: furtherPaths.newOffer.path },
  { path: paths.allReturns, requests: [prefetchFor('admin', allReturns)] },
  { path: paths.invoices },
  { path: furtherPaths.receivables },
  { path: furtherPaths.bank },
  { path: lazyPaths.bankImports },
  { path: furtherPaths.reports },
  { path: paths.inquiries },
  { path: paths.inquiry.href('id'), file: '/dashboard-inquiry.html' },
  { path: paths.manageTools },
  { path: lazyPaths.editTool.href('id'), file: '/dashboard-edit-tool.html' },
  { path: paths.addTool },
  { path: paths.priceLists },
  { path: lazyPaths.newPriceList.path },
  { path: lazyPaths.priceList.href('id'), file: '/dashboard-price-list.html' },
  { path: furtherPaths.attributes },
  { path: furtherPaths.families },
  { path: lazyPaths.managedFamily.href('id'), file: '/dashboard-family.html' },
  { path: furtherPaths.customerGroups },
  { path: furtherPaths.staff },
  { path: furtherPaths.roles },
  { path: furtherPaths.keys },
  { path: furtherPaths.webhooks },
  { path: lazyPaths.webhook.href('id'), file: '/dashboard-webhook.html' },
  { path: lazyPaths.customer.href('id'), file: '/dashboard-customer.html' },
  { path: paths.companies, requests: [prefetchFor('admin', allCompanies)] },
  { path: paths.managedCompany.href('id'), file: '/dashboard-company.html' },
  { path: furtherPaths.reviews },
  { path: furtherPaths.settings },
  { path: furtherPaths.mail },
  { path: lazyPaths.mailDetails.href('id'), file: '/dashboard-mail.html' },
  { path: furtherPaths.auditLog },
];

/** The pages that depend on the visitor: the app replaces their documents when it has loaded. */
export const sessionPages: DocumentPage[] = [
  ...openPages,
  ...[...memberPages, ...adminPages].map((page) => ({
    ...page,
    requests: [...shop, ...(page.requests ?? [])],
  })),
];
