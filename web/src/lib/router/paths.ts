import { pages } from 'functions/contract';

/** The routes of the shop. Those with parameters have a `path` for the router and an `href`. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  blogs: '/blogs',
  article: pages.article,
  portfolio: '/portfolio',
  questions: '/questions',
  tools: '/tools',
  tool: pages.tool,
  login: '/login',
  register: '/register',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  resetPassword: '/reset-password',
  profile: pages.profile,
  /** The order form starts with the quantity, if there is one. */
  order: {
    path: '/order/:id',
    href: (id: string, quantity?: number) =>
      `/order/${encodeURIComponent(id)}${quantity === undefined ? '' : `?quantity=${quantity}`}`,
  },
  cart: '/cart',
  checkout: '/checkout',
  quickOrder: '/quick-order',
  /** The request for a quote has the tools of the cart, or one tool with a quantity. */
  quoteRequest: {
    path: '/quote-request',
    href: (toolId: string, quantity?: number) =>
      `/quote-request?tool=${encodeURIComponent(toolId)}${quantity === undefined ? '' : `&quantity=${quantity}`}`,
  },
  dashboard: '/dashboard',
  dashboardProfile: '/dashboard/profile',
  myOrders: '/dashboard/my-orders',
  addresses: '/dashboard/addresses',
  addReview: '/dashboard/add-review',
  makeAdmin: '/dashboard/make-admin',
  allOrders: '/dashboard/all-orders',
  /** An order by its number. */
  orderDetails: pages.orderDetails,
  newReturn: pages.newReturn,
  orderReturn: pages.orderReturn,
  allReturns: '/dashboard/all-returns',
  manageTools: pages.manageTools,
  addTool: '/dashboard/add-product',
  priceLists: '/dashboard/price-lists',
  quotes: '/dashboard/quotes',
  allQuotes: '/dashboard/all-quotes',
  quote: pages.quote,
  /** The requests of a company's members for approval. */
  approvals: '/dashboard/approvals',
  approval: pages.approval,
  inquiries: '/dashboard/inquiries',
  inquiry: pages.inquiry,
  invoices: '/dashboard/invoices',
  ownInvoices: pages.ownInvoices,
  companies: '/dashboard/companies',
  managedCompany: pages.managedCompany,
  newCompany: '/company/new',
  company: pages.company,
  invitation: pages.invitation,
} as const;

/** The `id`s of page parts that links lead to. */
export const anchors = {
  main: 'main',
  popularTools: 'popular-tools',
  promises: 'promises',
} as const;

/** The canonical path of a page that has several. */
export const canonicalPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  return path === paths.homeAlias || path === '' ? paths.home : path;
};

const dummyOrigin = 'https://shop.invalid';

/** Whether a path stays in the shop: `//host`, for example, leaves it. */
export const isInApp = (path: string) =>
  path.startsWith('/') && URL.parse(path, dummyOrigin)?.origin === dummyOrigin;

interface RedirectState {
  from: { pathname: string; search: string; hash: string };
}

const isRedirectState = (state: unknown): state is RedirectState =>
  typeof (state as RedirectState | null)?.from?.pathname === 'string';

/** The path that a visitor was redirected to the login from, or home; never outside the shop. */
export const rememberedPath = (state: unknown): string => {
  if (!isRedirectState(state)) return paths.home;
  const { pathname, search, hash } = state.from;
  const path = `${pathname}${search}${hash}`;
  return isInApp(path) ? path : paths.home;
};
