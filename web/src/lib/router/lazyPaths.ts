/** Routes of pages that the first view of no visitor links to. */
export const lazyPaths = {
  /** The imported files with bank statements. */
  bankImports: '/dashboard/bank/imports',
  /** The new list is for the payer or the group, if one is named. */
  newPriceList: {
    path: '/dashboard/price-lists/new',
    href: (audience: { payer: string } | { group: string }) =>
      `/dashboard/price-lists/new?${new URLSearchParams(audience)}`,
  },
  mailDetails: {
    path: '/dashboard/mail/:id',
    href: (id: string) => `/dashboard/mail/${encodeURIComponent(id)}`,
  },
  acceptQuote: {
    path: '/dashboard/quotes/:id/accept',
    href: (id: string) => `/dashboard/quotes/${encodeURIComponent(id)}/accept`,
  },
  /** A family as staff edit it. */
  managedFamily: {
    path: '/dashboard/families/:id',
    href: (id: string) => `/dashboard/families/${encodeURIComponent(id)}`,
  },
  /** An endpoint with its deliveries. */
  webhook: {
    path: '/dashboard/webhooks/:id',
    href: (id: string) => `/dashboard/webhooks/${encodeURIComponent(id)}`,
  },
  priceList: {
    path: '/dashboard/price-lists/:id',
    href: (id: string) => `/dashboard/price-lists/${encodeURIComponent(id)}`,
  },
  editTool: {
    path: '/dashboard/all-products/:id',
    href: (id: string) => `/dashboard/all-products/${encodeURIComponent(id)}`,
  },
  customer: {
    path: '/dashboard/customers/:payerId',
    href: (payerId: string) => `/dashboard/customers/${encodeURIComponent(payerId)}`,
  },
} as const;
