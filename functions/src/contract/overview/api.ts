import { count as countSchema, flag, listOf, objectOf, oneOf, text } from '../calls/jsonSchema.ts';
import { search } from '../calls/requestParts.ts';
import { route } from '../calls/route.ts';
import { companyFilters } from '../companies/lifecycle.ts';
import { inquiryFilters } from '../inquiries/lifecycle.ts';
import { invoiceKinds } from '../invoices/model.ts';
import { orderSelection } from '../orders/api.ts';
import { staffOrderFilters } from '../orders/lifecycle.ts';
import { staffQuoteFilters } from '../quotes/lifecycle.ts';
import { responseOf } from '../responseTypes.ts';
import { returnFilters } from '../returns/lifecycle.ts';
import { userRoles } from '../users/model.ts';
import { type FoundItem, foundKinds } from './finder.ts';
import { type Count, countables } from './model.ts';

/** The calls about overview. */
export const overviewRoutes = {
  count: route('GET', '/counts', 'admin', {
    summary:
      'A count that is at most two seconds old; optionally of the matches of a search, of orders with a status and days, of inquiries, quotes, companies or returns with a status, of orders or quotes of a payer, of invoices with a kind and days, or of users with a role',
    response: objectOf<Count>({ count: countSchema, atLeast: flag }, ['atLeast']),
    query: {
      of: oneOf(countables),
      ...orderSelection,
      status: oneOf([
        ...new Set([
          ...staffOrderFilters,
          ...inquiryFilters,
          ...staffQuoteFilters,
          ...companyFilters,
          ...returnFilters,
        ]),
      ]),
      kind: oneOf(invoiceKinds),
      role: oneOf(userRoles),
      q: search,
    },
    errors: ['validation'],
  }),
  overview: route('GET', '/overview', 'admin', {
    summary: 'Sales and new users of the last 30 days, open orders, and tools that run out',
    response: responseOf('Overview'),
  }),
  find: route('GET', '/finder', 'admin', {
    summary:
      'A few orders, quotes, invoices, returns, customers, companies and tools that match a search, those that it names in full first',
    response: listOf(
      objectOf<FoundItem>({
        kind: oneOf(foundKinds),
        id: { ...text, description: 'Of an invoice, the id of its order' },
        title: text,
        detail: text,
        status: { type: ['string', 'null'] },
      }),
    ),
    query: { q: search },
    errors: ['validation'],
  }),
  tasks: route('GET', '/tasks', 'admin', {
    summary:
      'How much waits for staff: orders to confirm and to ship, quotes, returns, refunds, companies, inquiries, reviews, failed mails and low stock',
    response: responseOf('Tasks'),
  }),
  receivables: route('GET', '/receivables', 'admin', {
    summary: 'What customers owe, by age and by customer',
    response: responseOf('Receivables'),
  }),
} as const;
