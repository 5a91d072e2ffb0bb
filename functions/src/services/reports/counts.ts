import {
  type BankEntryFilter,
  bankEntrySearchTexts,
  type CompanyFilter,
  type Count,
  type Countable,
  companySearchTexts,
  type InquiryFilter,
  type InvoiceKind,
  inquirySearchTexts,
  personSearchTexts,
  type ReturnFilter,
  type StaffQuoteFilter,
  type ToolCategory,
  type ToolGap,
  type ToolStatus,
  toolSearchTexts,
  toolStages,
  type UserRole,
} from '../../contract/index.ts';
import { shortLivedCache } from '../../store/calls/shortLivedCache.ts';
import { tools, users } from '../../store/collections/collections.ts';
import { countDocuments } from '../../store/reads/queries.ts';
import { entriesWith } from '../bank/storedEntries.ts';
import { countIncompleteTools } from '../catalogue/lists/catalogue.ts';
import { planTools, type ToolFilters } from '../catalogue/tools/planTools.ts';
import { companiesWith } from '../companies/listCompanies.ts';
import { inquiriesWith } from '../inquiries/inquiries.ts';
import { invoiceSearch, invoicesWith } from '../invoices/listInvoices.ts';
import { orderSearch } from '../ordering/orders/orders.ts';
import { type OrderFilters, planOrders } from '../ordering/orders/planOrders.ts';
import { planQuotes, quoteSearch } from '../quotes/listQuotes.ts';
import { returnSearch, returnsWith } from '../returns/findReturns.ts';
import { countMatches } from './countMatches.ts';

/**
 * Options of a count: optionally the matches of a search, for orders of those that the filters
 * select, for users of those with a role. A search among the users with a role is not supported.
 */
export interface CountRequest extends OrderFilters {
  of: Countable;
  role?: UserRole | undefined;
  /** Of tools. */
  category?: ToolCategory | undefined;
  /** Of tools. */
  toolStatus?: ToolStatus | undefined;
  /** Of tools. */
  missing?: ToolGap | undefined;
  /** Of inquiries. */
  inquiryFilter?: InquiryFilter | undefined;
  /** Of quotes. */
  quoteFilter?: StaffQuoteFilter | undefined;
  /** Of companies. */
  companyFilter?: CompanyFilter | undefined;
  /** Of returns. */
  returnFilter?: ReturnFilter | undefined;
  /** Of rows of bank statements. */
  entryFilter?: BankEntryFilter | undefined;
  /** Of rows of bank statements: the id of the file that added them. */
  importId?: string | undefined;
  /** Of invoices, with their period. */
  invoiceKind?: InvoiceKind | undefined;
  search?: string | undefined;
}

// In the order of the lists, so that their indexes serve the counts as well.
const newest = ['createdAt', 'desc'] as const;

const foundToolFields = [
  ...(['sku', 'toolName', 'toolDescription', 'category'] as const),
  ...(['stage', 'imageLink'] as const),
] as const;

const countFoundTools = (filters: ToolFilters): Promise<Count> => {
  const { category, status, search } = filters;
  const { query, accepts } = planTools(tools.orderBy(...newest), filters);
  const source = { query, textsOf: toolSearchTexts, fields: foundToolFields };
  return countMatches({ ...source, ...((category || status) && { accepts }) }, search);
};

const publicStages = toolStages.filter((stage) => stage !== 'draft');

const countTools = async ({ search, category, toolStatus: status, missing }: CountRequest) => {
  if (missing) {
    return { count: await countIncompleteTools({ search, category }, { missing, status }) };
  }
  if (search) return countFoundTools({ search, category, status });
  const all = category ? tools.where('category', '==', category) : tools;
  if (!status) return { count: await countDocuments(all) };
  if (status === 'hidden') {
    const hidden = all.where('stage', 'in', publicStages).where('imageLink', '==', '');
    return { count: await countDocuments(hidden) };
  }
  const staged = all.where('stage', '==', status);
  const [count, without] = await Promise.all([
    countDocuments(staged),
    status === 'draft' ? 0 : countDocuments(staged.where('imageLink', '==', '')),
  ]);
  return { count: count - without };
};

const searchedFields = [
  ...(['number', 'payerName', 'userName', 'userEmail', 'poNumber', 'lines'] as const),
  ...(['invoiceNumber', 'creditNoteNumbers', 'quoteNumber'] as const),
  ...(['orderAddress', 'phoneNumber', 'history'] as const),
] as const;
const paymentFields = ['status', 'total', 'credited', 'paid', 'refunded', 'dueAt'] as const;

const countOrders = (request: CountRequest): Promise<Count> => {
  const { query, indexed, accepts } = planOrders(request);
  const source = { ...orderSearch, query: query.orderBy(...newest) };
  if (!accepts) return countMatches({ ...source, fields: searchedFields }, indexed);
  const fields = [...searchedFields, ...paymentFields, 'payerId', 'shipBy'] as const;
  return countMatches({ ...source, fields, accepts }, indexed);
};

const countUsers = ({ role, search }: CountRequest): Promise<Count> => {
  const query = role ? users.where('role', '==', role) : users.orderBy(...newest);
  const fields = ['displayName', 'email'] as const;
  return countMatches({ query, textsOf: personSearchTexts, fields }, search);
};

const countInquiries = (request: CountRequest): Promise<Count> => {
  const { inquiryFilter = 'all', handler, search } = request;
  const fields = ['email', 'name', 'toolName', 'sku', 'message'] as const;
  const query = inquiriesWith(inquiryFilter, { handler }).orderBy(...newest);
  return countMatches({ query, textsOf: inquirySearchTexts, fields }, search);
};

const countQuotes = (request: CountRequest): Promise<Count> => {
  const { quoteFilter: filter, payerId, search, handler } = request;
  const fields = [
    ...(['number', 'payerId', 'payerName', 'userName', 'userEmail'] as const),
    ...(['lines', 'orderNumber'] as const),
  ] as const;
  const { query, indexed, accepts } = planQuotes({ filter, payerId, search, handler });
  const source = { ...quoteSearch, query: query.orderBy(...newest), fields };
  return countMatches({ ...source, ...(accepts && { accepts }) }, indexed);
};

const countInvoices = ({
  search,
  invoiceKind: kind,
  since,
  until,
}: CountRequest): Promise<Count> => {
  const fields = ['number', 'orderNumber', 'poNumber', 'payerName', 'buyer', 'cancels'] as const;
  const query = invoicesWith({ search, kind, since, until }).orderBy('issuedAt', 'desc');
  return countMatches({ ...invoiceSearch, query, fields }, search);
};

const countCompanies = ({ companyFilter = 'all', search }: CountRequest): Promise<Count> => {
  const fields = [
    ...(['number', 'name', 'taxId', 'registrationNumber'] as const),
    ...(['invoiceEmail', 'requestedBy'] as const),
  ] as const;
  const query = companiesWith(companyFilter)
    .orderBy('undecided', 'desc')
    .orderBy(...newest);
  return countMatches({ query, textsOf: companySearchTexts, fields }, search);
};

const countReturns = (request: CountRequest): Promise<Count> => {
  const { returnFilter: filter = 'all', search, handler } = request;
  const fields = ['number', 'orderNumber', 'payerName', 'userName', 'userEmail', 'lines'] as const;
  const query = returnsWith({ filter, search, handler }).orderBy(...newest);
  return countMatches({ ...returnSearch, query, fields }, search);
};

const countEntries = ({
  entryFilter: filter = 'open',
  importId,
  search,
}: CountRequest): Promise<Count> => {
  const fields = [
    ...(['amount', 'payerName', 'payerAccount', 'text', 'reference'] as const),
    ...(['bankReference', 'shares', 'bookings'] as const),
  ] as const;
  const query = entriesWith({ filter, importId }).orderBy('day', 'desc');
  return countMatches({ query, textsOf: bankEntrySearchTexts, fields }, search);
};

const counters: Record<Countable, (request: CountRequest) => Promise<Count>> = {
  tools: countTools,
  orders: countOrders,
  users: countUsers,
  inquiries: countInquiries,
  quotes: countQuotes,
  invoices: countInvoices,
  companies: countCompanies,
  returns: countReturns,
  'bank-entries': countEntries,
};

/** The current count. */
export const count = (request: CountRequest): Promise<Count> => counters[request.of](request);

/** A count that is at most two seconds old, so that polling pages cost no reads. */
export const cachedCount = shortLivedCache(count, { maxAge: 2_000, maxEntries: 20 });
