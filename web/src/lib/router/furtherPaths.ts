/** Routes of the shop to which the home page does not link: it has no room for them. */
export const furtherPaths = {
  attributes: '/dashboard/attributes',
  reports: '/dashboard/reports',
  /** Up to four tools side by side. */
  compare: {
    path: '/compare',
    href: (ids: readonly string[]) => `/compare?tools=${ids.map(encodeURIComponent).join(',')}`,
  },
  /** The tools that the payer has bought before. */
  buyAgain: '/dashboard/buy-again',
  shoppingLists: '/dashboard/lists',
  shoppingList: {
    path: '/dashboard/lists/:id',
    href: (id: string) => `/dashboard/lists/${encodeURIComponent(id)}`,
  },
} as const;
