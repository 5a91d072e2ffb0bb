import type { OrderDocument } from '../../documents/orders.ts';
import type { MailShop } from '../rendering/mailContent.ts';

type Site = Pick<MailShop, 'url'>;

/** The address of an order's page, for its customer and for admins. */
export const orderPage = ({ url }: Site, { number }: Pick<OrderDocument, 'number'>): string =>
  `${url}/dashboard/orders/${encodeURIComponent(number)}`;

/** The address of a tool's page. */
export const toolPageOf = ({ url }: Site, id: string): string =>
  `${url}/tools/${encodeURIComponent(id)}`;

/** The address of the list where admins see the tools with the fewest pieces first. */
export const lowStockPage = ({ url }: Site): string =>
  `${url}/dashboard/all-products?sort=available`;
