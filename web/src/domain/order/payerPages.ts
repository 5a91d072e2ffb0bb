import { isCompanyId } from 'functions/contract';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';

/** The page of a payer for staff: that of a company, or that of a person. */
export const payerPage = (payerId: string): string =>
  isCompanyId(payerId) ? paths.managedCompany.href(payerId) : lazyPaths.customer.href(payerId);

/** The list of all quotes of a payer, for staff. */
export const quotesOfPayer = (payerId: string): string =>
  `${paths.allQuotes}?${new URLSearchParams({ status: 'all', payer: payerId })}`;

/** The list of all orders of a payer, for staff. */
export const ordersOfPayer = (payerId: string): string =>
  `${paths.allOrders}?${new URLSearchParams({ status: 'all', payer: payerId })}`;
