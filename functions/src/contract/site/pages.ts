/**
 * The addresses of the pages to which mails, the sitemap and the payment provider link, and for which
 * the web app has routes: `path` with parameters for its router, `href` of one page.
 */
export const pages = {
  article: { path: '/blogs/:slug', href: (slug: string) => `/blogs/${encodeURIComponent(slug)}` },
  tool: { path: '/tools/:id', href: (id: string) => `/tools/${encodeURIComponent(id)}` },
  /** An order by its number. */
  orderDetails: {
    path: '/dashboard/orders/:id',
    href: (number: string) => `/dashboard/orders/${encodeURIComponent(number)}`,
  },
  /** The tools that admins manage. */
  manageTools: '/dashboard/all-products',
  quote: {
    path: '/dashboard/quotes/:id',
    href: (id: string) => `/dashboard/quotes/${encodeURIComponent(id)}`,
  },
  inquiry: {
    path: '/dashboard/inquiries/:id',
    href: (id: string) => `/dashboard/inquiries/${encodeURIComponent(id)}`,
  },
} as const;
