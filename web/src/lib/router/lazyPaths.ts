/** Routes of pages for staff, apart from those that the home page loads for its menu. */
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
} as const;
