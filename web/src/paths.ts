/** Every address of the shop: `path` as the router reads it, and `href` where it has parameters. */
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
  order: { path: '/order/:id', href: (id: string) => `/order/${encodeURIComponent(id)}` },
  dashboard: '/dashboard',
  dashboardProfile: '/dashboard/profile',
  myOrders: '/dashboard/my-orders',
  addReview: '/dashboard/add-review',
  makeAdmin: '/dashboard/make-admin',
  allOrders: '/dashboard/all-orders',
  orderDetails: {
    path: '/dashboard/all-orders/:id',
    href: (id: string) => `/dashboard/all-orders/${encodeURIComponent(id)}`,
  },
  allProducts: '/dashboard/all-products',
  product: {
    path: '/dashboard/all-products/:id',
    href: (id: string) => `/dashboard/all-products/${encodeURIComponent(id)}`,
  },
  addProduct: '/dashboard/add-product',
  auditLog: '/dashboard/audit',
} as const;

/** Parts of pages that a link leads to, by their `id`. */
export const anchors = { main: 'main', popularTools: 'popular-tools' } as const;

/** The one address under which search engines know the page that several addresses lead to. */
export const canonicalPath = (pathname: string): string => {
  const path = pathname.replace(/\/+$/, '');
  return path === paths.homeAlias || path === '' ? paths.home : path;
};

const anyShop = 'https://shop.invalid';

/** Whether an address stays within the shop, whatever its origin: `//host` would leave it. */
const isInApp = (path: string) =>
  path.startsWith('/') && URL.parse(path, anyShop)?.origin === anyShop;

interface RememberedPlace {
  from: { pathname: string; search: string; hash: string };
}

const isRememberedPlace = (state: unknown): state is RememberedPlace =>
  typeof (state as RememberedPlace | null)?.from?.pathname === 'string';

/** Where a visitor sent to the login wanted to go, or home: only ever a place in the shop. */
export const rememberedPath = (state: unknown): string => {
  if (!isRememberedPlace(state)) return paths.home;
  const { pathname, search, hash } = state.from;
  const path = `${pathname}${search}${hash}`;
  return isInApp(path) ? path : paths.home;
};
