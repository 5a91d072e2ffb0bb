import {
  apiRoutes,
  type InvoiceKind,
  type OrderMaker,
  type PaymentFilter,
  type ReturnFilter,
  type StaffOrderFilter,
} from 'functions/contract';
import { requestApi } from '../../lib/api/api.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { timeLimits } from '../../lib/api/timeLimits.ts';
import type { NamedFile } from '../../lib/browser/saveFile.ts';

/**
 * The tables that can be exported: also the agreed prices of the payer, the orders of the account
 * with an address, and the prices of the list with an id.
 */
export type ExportedTable =
  | ('tools' | 'orders' | 'returns' | 'payments' | 'invoices' | 'own prices')
  | { ordersOf: string }
  | { pricesOf: string };

/** Selects rows: by status, by payment, by maker, by kind, by days, and by words. By default, all. */
export interface ExportSearch {
  status?: StaffOrderFilter;
  returnStatus?: ReturnFilter;
  payment?: PaymentFilter | '';
  /** Of a company's orders: those of all members, or only of the caller. */
  by?: OrderMaker;
  kind?: InvoiceKind | '';
  /** The id of the customer whose orders are exported. */
  payer?: string;
  from?: string;
  to?: string;
  q?: string;
}

const {
  exportTools,
  exportOrders,
  exportOrdersByEmail,
  exportReturns,
  exportPayments,
  exportInvoices,
  exportPrices,
  exportOwnPrices,
} = apiRoutes;

const request = (table: ExportedTable, query: ExportSearch): Promise<Response> => {
  const timeLimit = timeLimits.table;
  if (table === 'tools') return requestApi(exportTools, { timeLimit });
  if (table === 'own prices') return requestApi(exportOwnPrices, { timeLimit });
  if (table === 'orders') return requestApi(exportOrders, { query, timeLimit });
  if (table === 'returns') {
    const { returnStatus: status, q } = query;
    return requestApi(exportReturns, { query: { status, q }, timeLimit });
  }
  if (table === 'payments') return requestApi(exportPayments, { query, timeLimit });
  if (table === 'invoices') return requestApi(exportInvoices, { query, timeLimit });
  if ('pricesOf' in table) {
    return requestApi(exportPrices, { params: { id: table.pricesOf }, timeLimit });
  }
  return requestApi(exportOrdersByEmail, {
    params: { email: table.ordersOf },
    query,
    timeLimit,
  });
};

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

/**
 * Fetches a table as a file, with its name from the server. The browser keeps a large one on disk,
 * not in memory.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readTable = async (
  table: ExportedTable,
  search: ExportSearch = {},
): Promise<NamedFile> => {
  const response = await request(table, search);
  try {
    const content = await response.blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'table.csv';
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};
