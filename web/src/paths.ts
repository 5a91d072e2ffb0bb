/** The routes of the shop. Those with parameters have a `path` for the router and an `href`. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  blogs: '/blogs',
  article: { path: '/blogs/:slug', href: (slug: string) => `/blogs/${encodeURIComponent(slug)}` },
  portfolio: '/portfolio',
  questions: '/questions',
  tools: '/tools',
  tool: { path: '/tools/:id', href: (id: string) => `/tools/${encodeURIComponent(id)}` },
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  profile: '/profile',
  /** The order form starts with the quantity, if there is one. */
  order: {
    path: '/order/:id',
    href: (id: string, quantity?: number) =>
      `/order/${encodeURIComponent(id)}${quantity === undefined ? '' : `?quantity=${quantity}`}`,
  },
  cart: '/cart',
  checkout: '/checkout',
  quickOrder: '/quick-order',
  dashboard: '/dashboard',
  dashboardProfile: '/dashboard/profile',
  myOrders: '/dashboard/my-orders',
  addresses: '/dashboard/addresses',
  addReview: '/dashboard/add-review',
  makeAdmin: '/dashboard/make-admin',
  allOrders: '/dashboard/all-orders',
  orderDetails: {
    path: '/dashboard/orders/:id',
    href: (id: string) => `/dashboard/orders/${encodeURIComponent(id)}`,
  },
  /** The earlier address of an order. */
  orderDetailsAlias: { path: '/dashboard/all-orders/:id' },
  manageTools: '/dashboard/all-products',
  editTool: {
    path: '/dashboard/all-products/:id',
    href: (id: string) => `/dashboard/all-products/${encodeURIComponent(id)}`,
  },
  addTool: '/dashboard/add-product',
  auditLog: '/dashboard/audit',
  settings: '/dashboard/settings',
  receivables: '/dashboard/receivables',
  customer: {
    path: '/dashboard/customers/:uid',
    href: (uid: string) => `/dashboard/customers/${encodeURIComponent(uid)}`,
  },
} as const;

/** The `id`s of page parts that links lead to. */
export const anchors = { main: 'main', popularTools: 'popular-tools' } as const;

/** The canonical path of a page that has several. */
export const canonicalPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  return path === paths.homeAlias || path === '' ? paths.home : path;
};

const dummyOrigin = 'https://shop.invalid';

/** Whether a path stays in the shop: `//host`, for example, leaves it. */
const isInApp = (path: string) =>
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
