import express, { type Express, Router } from 'express';
import { apiBase, apiRoutes, siteRoutes } from './contract/index.ts';
import { authenticate } from './http/authenticate.ts';
import { handleError } from './http/errorHandler.ts';
import { methodNotAllowed, notFound } from './http/handle.ts';
import {
  limitAccounts,
  limitAddresses,
  limitFailures,
  limitLookups,
  limitUnsignedEvents,
} from './http/limitRequests.ts';
import { logRequest } from './http/logRequest.ts';
import { requestTimeout } from './http/overload.ts';
import { requireAppCheck, verifyAppCheck } from './http/requireAppCheck.ts';
import { noStore, secureHeaders } from './http/responseHeaders.ts';
import {
  appCheckEnforced,
  lookupsPerAddress,
  siteUrl,
  trustedProxies,
  writesPerAccount,
  writesPerAddress,
} from './params.ts';
import { accountData } from './routes/accountData.ts';
import { addresses } from './routes/addresses.ts';
import { audit } from './routes/audit.ts';
import { cards } from './routes/cards.ts';
import { carts } from './routes/carts.ts';
import { catalogue } from './routes/catalogue.ts';
import { customers } from './routes/customers.ts';
import { health } from './routes/health.ts';
import { home } from './routes/home.ts';
import { inquiries } from './routes/inquiries.ts';
import { invoices } from './routes/invoices.ts';
import { mails } from './routes/mails.ts';
import { openApi } from './routes/openApi.ts';
import { orderDocuments } from './routes/orderDocuments.ts';
import { orders } from './routes/orders.ts';
import { overview } from './routes/overview.ts';
import { payments } from './routes/payments.ts';
import { quotes } from './routes/quotes.ts';
import { reviews } from './routes/reviews.ts';
import { settings } from './routes/settings.ts';
import { cataloguePage, site } from './routes/site.ts';
import { stock } from './routes/stock.ts';
import { stockAlerts } from './routes/stockAlerts.ts';
import { tables } from './routes/tables.ts';
import { tools } from './routes/tools.ts';
import { users } from './routes/users.ts';

/** One and a half times as long as a transaction retries. */
const timeoutMs = 15_000;

const apiRouters = [
  // Imports and exports have no time limit here: it depends on their size.
  tables,
  accountData,
  requestTimeout(timeoutMs),
  tools,
  catalogue,
  home,
  stock,
  stockAlerts,
  reviews,
  carts,
  addresses,
  orders,
  orderDocuments,
  quotes,
  payments,
  invoices,
  cards,
  customers,
  settings,
  users,
  audit,
  overview,
  inquiries,
  mails,
  health,
  openApi,
  methodNotAllowed(apiRoutes),
];

/**
 * Creates the Express app. API routes work with the prefix that Hosting forwards, and without it, at
 * the function's own address. The files and pages of the site have no prefix.
 */
export const createApp = (): Express => {
  const app = express();
  app.disable('x-powered-by');
  // Like the Functions Framework, which reads the query first in production.
  app.set('query parser', 'extended');
  app.set('trust proxy', (_address: string, hop: number) => hop < trustedProxies.value());
  app.use(logRequest, secureHeaders, noStore);
  const limitCallers = Router().use(
    limitAccounts(writesPerAccount),
    limitAddresses(writesPerAddress),
    limitLookups(lookupsPerAddress),
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
