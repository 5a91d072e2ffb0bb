import express, { type Express, Router } from 'express';
import { apiBase, apiRoutes, siteRoutes } from './contract/index.ts';
import { authenticate } from './http/access/authenticate.ts';
import { requireAppCheck, verifyAppCheck } from './http/access/requireAppCheck.ts';
import { handleError } from './http/errors/errorHandler.ts';
import { methodNotAllowed, notFound } from './http/handle.ts';
import { limitReads } from './http/limits/limitReads.ts';
import {
  limitAccounts,
  limitAddresses,
  limitApiKeys,
  limitFailures,
  limitLookups,
  limitUnsignedEvents,
} from './http/limits/limitRequests.ts';
import { requestTimeout } from './http/limits/overload.ts';
import { logRequest } from './http/logRequest.ts';
import { noStore, secureHeaders } from './http/responses/responseHeaders.ts';
import {
  appCheckEnforced,
  lookupsPerAddress,
  readsPerCaller,
  requestLimitMs,
  requestsPerKey,
  siteUrl,
  trustedProxies,
  writesPerAccount,
  writesPerAddress,
} from './params.ts';
import { keys } from './routes/apiKeys/keys.ts';
import { assignments } from './routes/assignments/assignments.ts';
import { attributes } from './routes/attributes/attributes.ts';
import { audit } from './routes/audit/audit.ts';
import { bank } from './routes/bank/bank.ts';
import { bankFiles } from './routes/bank/bankFiles.ts';
import { bankBookings } from './routes/bank/bookings.ts';
import { billing } from './routes/billing/billing.ts';
import { carts } from './routes/carts/carts.ts';
import { shoppingLists } from './routes/carts/shoppingLists.ts';
import { catalogue } from './routes/catalogue/catalogue.ts';
import { companies } from './routes/companies/companies.ts';
import { members } from './routes/companies/members.ts';
import { families } from './routes/families/families.ts';
import { familyTables } from './routes/families/familyTables.ts';
import { inquiries } from './routes/inquiries/inquiries.ts';
import { invoices } from './routes/invoices/invoices.ts';
import { mails } from './routes/mails/mails.ts';
import { notes } from './routes/notes/notes.ts';
import { orders } from './routes/orders/orders.ts';
import { reminders } from './routes/orders/reminders.ts';
import { overview } from './routes/overview/overview.ts';
import { cards } from './routes/payments/cards.ts';
import { payments } from './routes/payments/payments.ts';
import { customerGroups } from './routes/prices/customerGroups.ts';
import { priceLists } from './routes/prices/priceLists.ts';
import { priceTables } from './routes/prices/priceTables.ts';
import { quotes } from './routes/quotes/quotes.ts';
import { requests } from './routes/requests/requests.ts';
import { returns } from './routes/returns/returns.ts';
import { reviews } from './routes/reviews/reviews.ts';
import { secondFactor } from './routes/secondFactor/secondFactor.ts';
import { settings } from './routes/settings/settings.ts';
import { shipments } from './routes/shipments/shipments.ts';
import { general } from './routes/site/general.ts';
import { cataloguePage, site } from './routes/site/site.ts';
import { staff } from './routes/staff/staff.ts';
import { stock } from './routes/stock/stock.ts';
import { journal } from './routes/tables/journal.ts';
import { tables } from './routes/tables/tables.ts';
import { toolDocuments } from './routes/tools/documents.ts';
import { tools } from './routes/tools/tools.ts';
import { addresses } from './routes/users/addresses.ts';
import { customers } from './routes/users/customers.ts';
import { accountData, users } from './routes/users/users.ts';
import { views } from './routes/views/views.ts';
import { events } from './routes/webhooks/events.ts';
import { webhooks } from './routes/webhooks/webhooks.ts';

const apiRouters = [
  // Imports and exports have no time limit here: it depends on their size.
  tables,
  journal,
  billing,
  accountData,
  bankFiles,
  requestTimeout(requestLimitMs()),
  tools,
  toolDocuments,
  catalogue,
  attributes,
  families,
  familyTables,
  general,
  stock,
  reviews,
  carts,
  addresses,
  shoppingLists,
  orders,
  quotes,
  requests,
  shipments,
  returns,
  priceLists,
  priceTables,
  customerGroups,
  payments,
  bank,
  bankBookings,
  invoices,
  reminders,
  cards,
  customers,
  companies,
  members,
  notes,
  settings,
  users,
  secondFactor,
  staff,
  audit,
  keys,
  events,
  webhooks,
  overview,
  inquiries,
  mails,
  views,
  assignments,
  methodNotAllowed(apiRoutes),
];

/**
 * Creates the Express app. API routes work with the prefix that Hosting forwards, and without it,
 * at the function's own address. The files and pages of the site have no prefix.
 */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // Like the Functions Framework, which reads the query first in production.
  app.set('query parser', 'extended');
  app.set('trust proxy', (_address: string, hop: number) => hop < trustedProxies.value());
  app.use(logRequest, secureHeaders, noStore);
  const limitCallers = Router().use(
    limitApiKeys(requestsPerKey),
    limitAccounts(writesPerAccount),
    limitAddresses(writesPerAddress),
    limitLookups(lookupsPerAddress),
    limitReads(readsPerCaller),
  );
  app.use(requireAppCheck({ enforced: appCheckEnforced, verify: verifyAppCheck }), authenticate);
  app.use(limitFailures(limitCallers), limitCallers);
  app.use(apiBase, apiRouters);
  app.use(cataloguePage(siteUrl));
  app.use(apiRouters);
  app.use(site(siteUrl), methodNotAllowed(siteRoutes));
  app.use(notFound, limitUnsignedEvents(writesPerAddress), handleError);
  return app;
};
