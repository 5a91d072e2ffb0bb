import { isCompanyId } from '../companies/companyIds.ts';
import type { ReturnKind } from '../returns/lifecycle.ts';

/**
 * The parameter in the address of a page that names the company for which it opens: its members may
 * buy for several.
 */
export const companyParameter = 'company';

/**
 * The address of a page of a payer: for the members of a company it opens for the company, whatever
 * they bought for last.
 */
export const pageForPayer = (address: string, payerId: string): string => {
  if (!isCompanyId(payerId)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${companyParameter}=${payerId}`;
};

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
  profile: '/profile',
  /** The invoices of the payer for whom the account buys. */
  ownInvoices: '/dashboard/my-invoices',
  /** The tools that admins manage. */
  manageTools: '/dashboard/all-products',
  quote: {
    path: '/dashboard/quotes/:id',
    href: (id: string) => `/dashboard/quotes/${encodeURIComponent(id)}`,
  },
  /** A return or a guarantee claim, by its id or its number. */
  orderReturn: {
    path: '/dashboard/returns/:id',
    href: (id: string) => `/dashboard/returns/${encodeURIComponent(id)}`,
  },
  /** The form that asks to return pieces of an order, which its number names, or claims. */
  newReturn: {
    path: '/dashboard/orders/:id/return',
    href: (number: string, kind: ReturnKind = 'return') =>
      `/dashboard/orders/${encodeURIComponent(number)}/return${kind === 'claim' ? '?kind=claim' : ''}`,
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
  /** A request for approval. */
  approval: {
    path: '/dashboard/approvals/:id',
    href: (id: string) => `/dashboard/approvals/${encodeURIComponent(id)}`,
  },
  /** The token is in the fragment: browsers send that to no server, and in no Referer. */
  invitation: {
    path: '/invitation',
    href: (token: string) => `/invitation#${encodeURIComponent(token)}`,
  },
} as const;

/** The page where someone accepts an invitation to the staff; the token is as in that to a company. */
export const staffInvitationPage = {
  path: '/staff-invitation',
  href: (token: string) => `/staff-invitation#${encodeURIComponent(token)}`,
} as const;

/** The page of a family: not among the `pages`, all of which the home page loads. */
export const familyPage = {
  path: '/family/:id',
  href: (id: string) => `/family/${encodeURIComponent(id)}`,
} as const;
