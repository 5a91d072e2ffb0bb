import { apiRoutes } from 'functions/contract';
import { matchPath } from 'react-router-dom';
import type { StaffCall } from '../../domain/staff/can.ts';
import { dashboardDestinationsOf } from '../../layouts/navigation/dashboardDestinations.ts';
import { furtherPaths } from '../../lib/router/furtherPaths.ts';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { paths } from '../../lib/router/paths.ts';
import { previewPaths } from '../../lib/router/previewPaths.ts';

type PageCalls = readonly (readonly [path: string, call: StaffCall])[];

const menuCalls: PageCalls = dashboardDestinationsOf({ admin: true }).flatMap(({ to, route }) =>
  route ? [[to, route] as const] : [],
);

/** The calls of the pages that the menu does not have; a fixed path comes before one with an id. */
const furtherCalls: PageCalls = [
  [furtherPaths.newOffer.path, apiRoutes.requestQuote],
  [paths.inquiry.path, apiRoutes.getInquiry],
  [lazyPaths.editTool.path, apiRoutes.countMissing],
  [lazyPaths.bankImports, apiRoutes.listBankImports],
  [lazyPaths.newPriceList.path, apiRoutes.createPriceList],
  [lazyPaths.priceList.path, apiRoutes.getPriceList],
  [lazyPaths.managedFamily.path, apiRoutes.listFamilies],
  [furtherPaths.roles, apiRoutes.listRoles],
  [furtherPaths.customerGroups, apiRoutes.listCustomerGroups],
  [lazyPaths.customer.path, apiRoutes.getCustomer],
  [previewPaths.catalogue.path, apiRoutes.getCustomer],
  [previewPaths.family.path, apiRoutes.getCustomer],
  [previewPaths.tool.path, apiRoutes.getCustomer],
  [paths.managedCompany.path, apiRoutes.getCompany],
  [lazyPaths.webhook.path, apiRoutes.getWebhook],
  [lazyPaths.mailDetails.path, apiRoutes.getMail],
];

/** The call without which the page of staff at an address has nothing to show. */
export const pageCallAt = (pathname: string): StaffCall | undefined =>
  [...menuCalls, ...furtherCalls].find(([path]) => matchPath(path, pathname))?.[1];
