import { pageForPayer, pages, staffInvitationPage } from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { MailShop } from '../rendering/mailContent.ts';

type Site = Pick<MailShop, 'url'>;

/** The address of an order's page, for admins. */
export const managedOrderPage = (
  { url }: Site,
  { number }: Pick<OrderDocument, 'number'>,
): string => `${url}${pages.orderDetails.href(number)}`;

/** The address of an order's page, for its customer. */
export const orderPage = (site: Site, order: Pick<OrderDocument, 'number' | 'payerId'>): string =>
  pageForPayer(managedOrderPage(site, order), order.payerId);

/** The address of a return's page, for admins. */
export const managedReturnPage = ({ url }: Site, id: string): string =>
  `${url}${pages.orderReturn.href(id)}`;

/** The address of a return's page, for its customer. */
export const returnPage = (site: Site, id: string, payerId: string): string =>
  pageForPayer(managedReturnPage(site, id), payerId);

/** The address of the user’s own profile. */
export const profilePage = ({ url }: Site): string => `${url}${pages.profile}`;

/** The address of a tool's page. */
export const toolPageOf = ({ url }: Site, id: string): string => `${url}${pages.tool.href(id)}`;

/** The address of the list where admins see the tools with the fewest pieces first. */
export const lowStockPage = ({ url }: Site): string => `${url}${pages.manageTools}?sort=available`;

/** The address of a quote's page, for admins. */
export const managedQuotePage = ({ url }: Site, id: string): string =>
  `${url}${pages.quote.href(id)}`;

/** The address of a quote's page, for its customer. */
export const quotePage = (site: Site, id: string, payerId: string): string =>
  pageForPayer(managedQuotePage(site, id), payerId);

/** The address of a request's page, for the members of its company. */
export const requestPage = (
  { url }: Site,
  { id, companyId }: { id: string; companyId: string },
): string => pageForPayer(`${url}${pages.approval.href(id)}`, companyId);

/** The address of the list of a payer's invoices. */
export const ownInvoicesPage = ({ url }: Site, payerId: string): string =>
  pageForPayer(`${url}${pages.ownInvoices}`, payerId);

/** The address of an inquiry's page, for admins. */
export const inquiryPage = ({ url }: Site, id: string): string => `${url}${pages.inquiry.href(id)}`;

/** The address of a company's page, for its members. */
export const companyPage = ({ url }: Site, id: string): string => `${url}${pages.company.href(id)}`;

/** The address of a company's page, for admins. */
export const managedCompanyPage = ({ url }: Site, id: string): string =>
  `${url}${pages.managedCompany.href(id)}`;

/** The address of the page where someone accepts an invitation to the staff. */
export const staffInvitationLink = ({ url }: Site, token: string): string =>
  `${url}${staffInvitationPage.href(token)}`;

/** The address of the page where an invited person accepts. */
export const invitationPage = ({ url }: Site, token: string): string =>
  `${url}${pages.invitation.href(token)}`;
