/** The path prefix of the API. Hosting rewrites it to the function `api`. */
export const apiBase = '/api';

type ParamNames<Pattern extends string> = Pattern extends `${infer Path}.pdf`
  ? ParamNames<Path>
  : Pattern extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamNames<Rest>
    : Pattern extends `${string}:${infer Name}`
      ? Name
      : never;

/** The parameters of a path: `/user/:email` has an `email`. */
export type PathParams<Pattern extends string> = Record<ParamNames<Pattern>, string>;

type HrefArguments<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? []
  : [params: PathParams<Pattern>];

/** A route of the contract: its method, its Express pattern, and its path. */
export interface ApiRoute<Pattern extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Whether a call may change data. */
  writes: boolean;
  pattern: Pattern;
  /** The path below the API's base, with percent-encoded parameters. */
  href: (...args: HrefArguments<Pattern>) => string;
}

/** Defines a route by its method and pattern. Only GET reads, unless `writes` says otherwise. */
export const route = <Pattern extends string>(
  method: ApiRoute['method'],
  pattern: Pattern,
  writes: boolean = method !== 'GET',
): ApiRoute<Pattern> => ({
  method,
  writes,
  pattern,
  href: (...args) => {
    const params: Record<string, string> = args[0] ?? {};
    return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  },
});

/** All routes of the API. */
export const apiRoutes = {
  listTools: route('GET', '/tools'),
  searchCatalogue: route('GET', '/catalogue'),
  exportTools: route('GET', '/tools.csv'),
  importTools: route('POST', '/tools.csv'),
  getTool: route('GET', '/tool/:id'),
  listRelatedTools: route('GET', '/tool/:id/related'),
  createTool: route('POST', '/tool'),
  updateTool: route('PUT', '/tool/:id'),
  deleteTool: route('DELETE', '/tool/:id'),
  adjustStock: route('POST', '/tool/:id/stock'),
  listStockEntries: route('GET', '/tool/:id/stock'),
  setStockAlert: route('PUT', '/tool/:id/alert'),
  removeStockAlert: route('DELETE', '/tool/:id/alert'),
  listStockAlerts: route('GET', '/alerts'),
  listReviews: route('GET', '/reviews'),
  createReview: route('POST', '/review'),
  getCart: route('GET', '/cart'),
  saveCart: route('PUT', '/cart'),
  resolveCart: route('POST', '/cart/resolve', false),
  listAddresses: route('GET', '/addresses'),
  createAddress: route('POST', '/addresses'),
  updateAddress: route('PUT', '/addresses/:id'),
  deleteAddress: route('DELETE', '/addresses/:id'),
  placeOrder: route('POST', '/order'),
  listOrdersOf: route('GET', '/orders/:email'),
  listOrders: route('GET', '/orders'),
  getOrder: route('GET', '/order/:id'),
  exportOrders: route('GET', '/orders.csv'),
  exportOrdersOf: route('GET', '/user/:email/orders.csv'),
  cancelOrder: route('DELETE', '/order/:id'),
  transitionOrder: route('POST', '/order/:id/transitions'),
  getOrderPayments: route('GET', '/order/:id/payments'),
  recordPayment: route('POST', '/order/:id/payments'),
  reversePayment: route('POST', '/order/:id/payments/:payment/reversal'),
  refundPayment: route('POST', '/order/:id/refunds'),
  payByCard: route('POST', '/order/:id/card'),
  receiveCardEvent: route('POST', '/stripe/events'),
  listPaymentsOf: route('GET', '/customer/:uid/payments'),
  exportPayments: route('GET', '/payments.csv'),
  getInvoice: route('GET', '/invoice/:number.pdf'),
  exportInvoices: route('GET', '/invoices.csv'),
  receivables: route('GET', '/receivables'),
  getShop: route('GET', '/shop'),
  getSettings: route('GET', '/settings'),
  saveSettings: route('PUT', '/settings'),
  getTerms: route('GET', '/terms'),
  getCustomer: route('GET', '/customer/:uid'),
  updateCustomer: route('PUT', '/customer/:uid'),
  listOrdersOfCustomer: route('GET', '/customer/:uid/orders'),
  signedIn: route('PUT', '/user/:email'),
  updateProfile: route('PUT', '/user/update/:email'),
  getProfile: route('GET', '/user/:email'),
  deleteUser: route('DELETE', '/user/:email'),
  listUsers: route('GET', '/users'),
  isAdmin: route('GET', '/admin/:email'),
  grantAdmin: route('PUT', '/user/admin/:email'),
  withdrawAdmin: route('DELETE', '/user/admin/:email'),
  count: route('GET', '/counts'),
  listAudit: route('GET', '/audit'),
  overview: route('GET', '/overview'),
  inquire: route('POST', '/inquiry'),
  health: route('GET', '/health'),
  openApi: route('GET', '/openapi.json'),
} as const;
