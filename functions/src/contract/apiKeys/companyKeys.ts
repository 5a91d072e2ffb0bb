import type { Permission } from '../permissions/permissions.ts';

/** What the keys of a company may do for it, as they name it: in the words of the staff's permissions. */
export const companyKeyPermissions = [
  'read_tools',
  'read_prices',
  'read_orders',
  'write_orders',
  'read_shipments',
  'write_shipments',
  'read_returns',
  'write_returns',
  'read_invoices',
  'read_payments',
  'read_quotes',
  'write_quotes',
] as const satisfies readonly Permission[];
export type CompanyKeyPermission = (typeof companyKeyPermissions)[number];

const texts: Record<CompanyKeyPermission, string> = {
  read_tools: 'See the catalogue with the prices of the company',
  read_prices: 'See price lists and payment terms',
  read_orders: 'See orders, requests for approval and addresses',
  write_orders: 'Place and cancel orders',
  read_shipments: 'See shipments and delivery notes',
  write_shipments: 'Confirm that shipments have arrived',
  read_returns: 'See returns',
  write_returns: 'Request returns',
  read_invoices: 'See invoices and credit notes',
  read_payments: 'See payments and statements',
  read_quotes: 'See quotes',
  write_quotes: 'Request, accept and decline quotes',
};

/** What a permission lets the key of a company do, as people read it. */
export const companyKeyPermissionText = (permission: CompanyKeyPermission): string =>
  texts[permission];
