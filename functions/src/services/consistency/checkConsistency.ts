import { checkBankEntries } from './bank/checkBankEntries.ts';
import { checkCredits } from './bank/checkCredits.ts';
import { checkAttributes } from './checkAttributes.ts';
import { checkDeliveries } from './checkDeliveries.ts';
import { checkDocuments } from './checkDocuments.ts';
import { checkHandling } from './checkHandling.ts';
import { checkKeys } from './checkKeys.ts';
import { checkMonthlySales } from './checkMonthlySales.ts';
import { checkNotes } from './checkNotes.ts';
import { checkQuotes } from './checkQuotes.ts';
import { checkRatings } from './checkRatings.ts';
import { checkRelations } from './checkRelations.ts';
import { checkReturns } from './checkReturns.ts';
import { checkSales, type SalesDifference } from './checkSales.ts';
import { checkShipments } from './checkShipments.ts';
import { checkSkus } from './checkSkus.ts';
import { checkStaff } from './checkStaff.ts';
import { checkStock, type OrderEntry, type StockReport } from './checkStock.ts';
import { checkViews } from './checkViews.ts';
import { checkCompanies } from './companies/checkCompanies.ts';
import { checkRequests } from './companies/checkRequests.ts';
import { checkSpending } from './companies/checkSpending.ts';
import { checkCardPayments } from './documents/checkCardPayments.ts';
import { checkInvoices, checkPayments } from './documents/checkDocuments.ts';
import { checkFamilies } from './families/checkFamilies.ts';
import { checkFamilyIndex } from './families/checkFamilyIndex.ts';
import { checkEventMails } from './mails/checkEventMails.ts';
import { checkMails } from './mails/checkMails.ts';
import { checkOrderMoney } from './orders/checkOrderMoney.ts';
import { checkLinePrices } from './prices/checkLinePrices.ts';
import { checkPriceLists } from './prices/checkPriceLists.ts';

const causeOf = ({ orderId, reason }: OrderEntry): string =>
  reason === 'order' ? `order ${orderId}` : `the ${reason} of order ${orderId}`;

const stockLines = ({ differences, invalid, missing, stray }: StockReport): string[] => [
  ...differences.map(
    ({ toolId, available, ledger }) =>
      `tool ${toolId}: ${available} pieces available; the ledger adds up to ${ledger}`,
  ),
  ...invalid,
  ...missing.map(
    (entry) => `tool ${entry.toolId}: missing or wrong ledger entry for ${causeOf(entry)}`,
  ),
  ...stray.map(
    (entry) => `tool ${entry.toolId}: ledger entry for ${causeOf(entry)}, which does not exist`,
  ),
];

const salesLines = (differences: SalesDifference[]): string[] =>
  differences.map(
    ({ day, toolId, sales, orders }) =>
      `tool ${toolId}: on ${day}, sales record ${sales.pieces} pieces for ${sales.cents} cents, but orders add up to ${orders.pieces} pieces for ${orders.cents} cents`,
  );

/** How much was checked, and a message for each problem. */
export interface ConsistencyReport {
  tools: number;
  orders: number;
  payments: number;
  invoices: number;
  quotes: number;
  returns: number;
  companies: number;
  mails: number;
  problems: string[];
}

/**
 * Checks each order of the project in the environment, that stock, ledger and sales match the
 * orders, that the SKUs and GTINs of tools are reserved for them, that tools refer to tools that exist and their
 * successors do not lead in a circle, that families have each size once and the search index has their sizes, that documents of tools have their files, that card payments were booked on their orders, that rows of bank statements are booked once and in full, that payments, invoices, shipments, returns and
 * the open amounts of customers match the orders, that accepted quotes became one order with the same lines
 * and prices, that companies have the members that they count, that notes of staff are on what
 * exists, that views of lists belong to accounts and are shared as they say, that only people of the staff handle documents, that these have roles that exist, that no API key is above its creator, that price lists are loaded as they are stored and explain the prices of lines, that the ratings match the reviews, and that each event has its mail to the customer and
 * no mail is stuck, and that each event has its deliveries to endpoints. Can run while the shop sells.
 */
export const checkConsistency = async (): Promise<ConsistencyReport> => {
  const { tools, orders, ...findings } = await checkStock();
  const ofPayments = await checkPayments();
  const ofInvoices = await checkInvoices();
  const ofShipments = await checkShipments();
  const ofReturns = await checkReturns();
  const ofQuotes = await checkQuotes();
  const ofCompanies = await checkCompanies();
  const ofRequests = await checkRequests();
  const ofMails = await checkEventMails();
  const problems = [
    ...stockLines({ tools, orders, ...findings }),
    ...salesLines(await checkSales()),
    ...(await checkMonthlySales()),
    ...(await checkSkus()),
    ...(await checkRelations()),
    ...(await checkAttributes()),
    ...(await checkFamilies()),
    ...(await checkFamilyIndex()),
    ...(await checkDocuments()),
    ...(await checkOrderMoney()),
    ...ofPayments.problems,
    ...(await checkCardPayments()),
    ...(await checkBankEntries()),
    ...(await checkCredits()),
    ...ofInvoices.problems,
    ...ofShipments.problems,
    ...ofReturns.problems,
    ...ofQuotes.problems,
    ...ofRequests.problems,
    ...(await checkSpending()),
    ...ofCompanies.problems,
    ...(await checkNotes()),
    ...(await checkViews()),
    ...(await checkHandling()),
    ...(await checkStaff()),
    ...(await checkKeys()),
    ...(await checkPriceLists()),
    ...(await checkLinePrices()),
    ...(await checkRatings()),
    ...ofMails.problems,
    ...(await checkMails()),
    ...(await checkDeliveries()),
  ];
  const counts = { payments: ofPayments.count, invoices: ofInvoices.count };
  const others = { quotes: ofQuotes.count, companies: ofCompanies.count, mails: ofMails.count };
  return { tools, orders, ...counts, returns: ofReturns.count, ...others, problems };
};
