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
  /** The caller's company; with an id, the company with it. */
  company: {
    path: '/company',
    href: (id: string) => `/company?id=${encodeURIComponent(id)}`,
  },
  /** A company as admins see it. */
  managedCompany: {
    path: '/dashboard/company/:id',
    href: (id: string) => `/dashboard/company/${encodeURIComponent(id)}`,
  },
  /** A request for approval, of the company in the query: its members may act for several. */
  approval: {
    path: '/dashboard/approvals/:id',
    href: (id: string, companyId: string) =>
      `/dashboard/approvals/${encodeURIComponent(id)}?company=${encodeURIComponent(companyId)}`,
  },
  /** The token is in the fragment: browsers send that to no server, and in no Referer. */
  invitation: {
    path: '/invitation',
    href: (token: string) => `/invitation#${encodeURIComponent(token)}`,
  },
} as const;
