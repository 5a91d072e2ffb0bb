import { apiRoutes, apiUrl, emptyCataloguePage, publicRoutes } from 'functions/contract';
import { articles } from '../features/blog/articles.ts';
import { wholeCatalogueUrl } from '../features/tools/browse/catalogueUrl.ts';
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
  { path: paths.cart },
  { path: paths.quickOrder },
];

/** The pages whose address contains an id share a file, which a rewrite of Hosting names. */
const memberPages: DocumentPage[] = [
  { path: paths.checkout },
  { path: paths.quoteRequest.path },
  { path: paths.profile },
  { path: paths.order.href('id'), file: '/order-form.html' },
  { path: paths.dashboard, title: 'Dashboard · Tools Hub' },
  { path: paths.myOrders },
  { path: paths.orderDetails.href('id'), file: '/dashboard-order.html' },
  { path: paths.quotes },
  { path: paths.quote.href('id'), file: '/dashboard-quote.html' },
  { path: paths.acceptQuote.href('id'), file: '/dashboard-accept-quote.html' },
  { path: paths.dashboardProfile },
  { path: paths.addresses },
  { path: paths.addReview },
];

const adminPages: DocumentPage[] = [
  { path: paths.makeAdmin },
  { path: paths.allOrders },
  { path: paths.allQuotes },
  { path: paths.invoices },
  { path: paths.receivables },
  { path: paths.inquiries },
  { path: paths.inquiry.href('id'), file: '/dashboard-inquiry.html' },
  { path: paths.manageTools },
  { path: paths.editTool.href('id'), file: '/dashboard-edit-tool.html' },
  { path: paths.addTool },
  { path: paths.customer.href('id'), file: '/dashboard-customer.html' },
  { path: paths.reviews },
  { path: paths.settings },
  { path: paths.mail },
  { path: paths.mailDetails.href('id'), file: '/dashboard-mail.html' },
  { path: paths.auditLog },
];

/** The pages that depend on the visitor: the app replaces their documents when it has loaded. */
export const sessionPages: DocumentPage[] = [
  ...openPages,
  ...[...memberPages, ...adminPages].map((page) => ({ ...page, requests: shop })),
];
