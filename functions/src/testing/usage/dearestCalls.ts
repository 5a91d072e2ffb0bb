import { type ApiRoute, apiRoutes, limits } from '../../contract/index.ts';

/** The calls of a caller that cost most, and the parameters that limit how often. */
interface DearestCalls {
  caller: 'a visitor' | 'a customer' | 'staff';
  routes: readonly Pick<ApiRoute, 'method' | 'pattern'>[];
  /** R and W are reads and writes of Firestore. */
  cost: string;
  limits: readonly string[];
}

const batches = 10;
const scanned = batches * (limits.pageSize.max + 1);
const lines = limits.orderLines;

const formatted = (count: number): string => count.toLocaleString('en-US');

const scan = `${formatted(scanned)} R: a page of a search for several words`;

/**
 * Every call reads at most what it answers and a bounded search for it; `callCosts` has all of
 * them.
 */
export const dearestCalls: readonly DearestCalls[] = [
  {
    caller: 'a visitor',
    routes: [apiRoutes.listTools],
    cost: scan,
    limits: ['API_READS_PER_CALLER'],
  },
  {
    caller: 'a visitor',
    routes: [apiRoutes.resolveCart],
    cost: `${limits.cartRows} R: a tool for each row`,
    limits: ['API_LOOKUPS_PER_ADDRESS', 'API_READS_PER_CALLER'],
  },
  {
    caller: 'a customer',
    routes: [apiRoutes.exportOwnPrices, apiRoutes.exportOrdersByEmail],
    cost: '1 R for each row and payment, and 16 R for each price list',
    limits: ['API_READS_PER_CALLER'],
  },
  {
    caller: 'a customer',
    routes: [apiRoutes.listOrdersByEmail, apiRoutes.listQuotesByEmail],
    cost: scan,
    limits: ['API_READS_PER_CALLER'],
  },
  {
    caller: 'a customer',
    routes: [apiRoutes.listInvoicesByEmail],
    cost: `${formatted(5 * scanned)} R: a page of invoices with a status that few have`,
    limits: ['API_READS_PER_CALLER'],
  },
  {
    caller: 'a customer',
    routes: [apiRoutes.getInvoiceArchive, apiRoutes.getStatement, apiRoutes.exportStatement],
    cost: `${formatted(limits.statementEntries)} R: a statement of as many entries`,
    limits: ['API_READS_PER_CALLER'],
  },
  {
    caller: 'a customer',
    routes: [apiRoutes.placeOrder],
    cost: `${lines + 3} R ${3 * lines + 5} W: ${lines} lines`,
    limits: ['API_WRITES_PER_ACCOUNT'],
  },
  {
    caller: 'staff',
    routes: [apiRoutes.exportTools, apiRoutes.exportOrders, apiRoutes.receivables],
    cost: '1 R for each row, order and payment',
    limits: [],
  },
];
