import { AggregateField, FieldPath } from 'firebase-admin/firestore';
import {
  counterIdOf,
  type InvoiceDocument,
  type InvoiceSequence,
  isPublished,
  numberPrefixOf,
  type RatingsDocument,
} from '../../../contract/index.ts';
import type { BankEntryDocument } from '../../../documents/bank.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../../documents/orders/payments.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import type { ReviewDocument } from '../../../documents/people/reviews.ts';
import type { MonthlySalesDocument, SalesDocument } from '../../../documents/stock.ts';
import { bankEntries } from '../../../store/collections/bankCollections.ts';
import {
  companies,
  counters,
  customers,
  invoices,
  memberships,
  monthlySales,
  orders,
  payments,
  reviewRatings,
  reviews,
  sales,
  stockEntries,
  tools,
} from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { contentOf } from '../../../store/reads/documents.ts';
import type { Found } from '../../../store/reads/queries.ts';
import type { ReportedOrder } from '../../stock/monthlySales.ts';

/** A tool's available pieces, and the sum of its ledger. */
export interface Stock {
  available: number;
  ledger: number;
}

/** Reads a tool's stock and ledger from one snapshot; `undefined` when the tool does not exist. */
export const readStock = (toolId: string): Promise<Stock | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const sum = stockEntries(toolId).aggregate({ ledger: AggregateField.sum('change') });
      const tool = contentOf(await transaction.get(tools.doc(toolId)));
      const { ledger } = (await transaction.get(sum)).data();
      return tool && { available: tool.available, ledger };
    },
    { readOnly: true },
  );

/** All orders of a day, including cancelled ones, and its recorded sales. */
export interface DayOfSales {
  orders: OrderDocument[];
  sales: SalesDocument[];
}

/** Reads the orders and sales of a day from one snapshot. */
export const readDay = (day: string): Promise<DayOfSales> =>
  db.runTransaction(
    async (transaction) => {
      const placed = orders.where('placedOn', '==', day);
      const [ordersOfDay, salesOfDay] = await Promise.all([
        transaction.get(placed),
        transaction.get(sales.where('day', '==', day)),
      ]);
      return {
        orders: ordersOfDay.docs.map((snapshot) => snapshot.data()),
        sales: salesOfDay.docs.map((snapshot) => snapshot.data()),
      };
    },
    { readOnly: true },
  );

/** All orders of a month, as far as they count in reports, and its recorded sales. */
export interface MonthOfSales {
  orders: ReportedOrder[];
  recorded: MonthlySalesDocument[];
}

const reportedFields = [
  ...(['payerId', 'payerName', 'placedOn', 'status', 'subtotal', 'credited'] as const),
  ...(['lines', 'saleFacts'] as const),
] satisfies (keyof ReportedOrder)[];

/** Reads the orders and recorded sales of a month from one snapshot. */
export const readMonth = (month: string): Promise<MonthOfSales> =>
  db.runTransaction(
    async (transaction) => {
      const placed = orders
        .where('placedOn', '>=', `${month}-01`)
        .where('placedOn', '<=', `${month}-31`)
        .select(...reportedFields);
      const [ordersOfMonth, recorded] = await Promise.all([
        transaction.get(placed),
        transaction.get(monthlySales.where('month', '==', month)),
      ]);
      return {
        orders: ordersOfMonth.docs.map((snapshot) => snapshot.data() as ReportedOrder),
        recorded: recorded.docs.map((snapshot) => snapshot.data()),
      };
    },
    { readOnly: true },
  );

/** An order with its payments and with the documents issued for it, by their numbers. */
export interface OrderMoney {
  id: string;
  order: OrderDocument;
  payments: readonly Found<PaymentDocument>[];
  documents: ReadonlyMap<string, InvoiceDocument>;
}

/** The numbers of an order's invoice and credit notes. */
export const documentNumbersOf = ({
  invoiceNumber,
  creditNoteNumbers,
}: Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumbers'>): string[] => [
  ...(invoiceNumber === null ? [] : [invoiceNumber]),
  ...creditNoteNumbers,
];

/** Reads an order, its payments and its documents from one snapshot. */
export const readOrderMoney = (id: string): Promise<OrderMoney | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const order = contentOf(await transaction.get(orders.doc(id)));
      if (!order) return undefined;
      const { docs } = await transaction.get(payments.where('orderId', '==', id));
      const documents = new Map<string, InvoiceDocument>();
      for (const number of documentNumbersOf(order)) {
        const document = contentOf(await transaction.get(invoices.doc(number)));
        if (document) documents.set(number, document);
      }
      const found = docs.map((payment) => ({ id: payment.id, content: payment.data() }));
      return { id, order, payments: found, documents };
    },
    { readOnly: true },
  );

/** The stored open amount of a payer, and the sum of the amounts due of the orders. */
export interface OpenAmounts {
  stored: number;
  orders: number;
}

/** Reads the open amount of a payer and the sum of the orders from one snapshot. */
export const readOpenAmounts = (payerId: string): Promise<OpenAmounts> =>
  db.runTransaction(
    async (transaction) => {
      const due = orders.where('payerId', '==', payerId);
      const sum = due.aggregate({ due: AggregateField.sum('amountDue') });
      const customer = contentOf(await transaction.get(customers.doc(payerId)));
      const aggregate = (await transaction.get(sum)).data();
      return { stored: customer?.open ?? 0, orders: aggregate.due };
    },
    { readOnly: true },
  );

/** The last number that a sequence has given, and how many documents have one of its numbers. */
export interface SequenceState {
  last: number;
  count: number;
}

/** Reads the counter of a sequence and counts its documents, from one snapshot. */
export const readSequence = (sequence: InvoiceSequence): Promise<SequenceState> =>
  db.runTransaction(
    async (transaction) => {
      const prefix = numberPrefixOf(sequence);
      const numbered = invoices
        .where(FieldPath.documentId(), '>=', prefix)
        .where(FieldPath.documentId(), '<', `${prefix}:`);
      const counter = contentOf(await transaction.get(counters.doc(counterIdOf(sequence))));
      const { count } = (await transaction.get(numbered.count())).data();
      return { last: counter?.last ?? 0, count };
    },
    { readOnly: true },
  );

/** The stored ratings, and the ratings of the published reviews. */
export interface RatingsState {
  stored: RatingsDocument | undefined;
  published: number[];
}

/** Reads the stored ratings and the ratings of all reviews from one snapshot. */
export const readRatings = (): Promise<RatingsState> =>
  db.runTransaction(
    async (transaction) => {
      const stored = contentOf(await transaction.get(reviewRatings));
      const { docs } = await transaction.get(reviews.select('status', 'reviewRating'));
      const found = docs.map(
        (snapshot) => snapshot.data() as Pick<ReviewDocument, 'status' | 'reviewRating'>,
      );
      return {
        stored,
        published: found.filter(isPublished).map(({ reviewRating }) => reviewRating),
      };
    },
    { readOnly: true },
  );

/** A company with all its members. */
export interface CompanyMembers {
  id: string;
  company: CompanyDocument;
  members: MembershipDocument[];
}

/** Reads a company and its members from one snapshot; `undefined` when it does not exist. */
export const readCompanyMembers = (id: string): Promise<CompanyMembers | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const company = contentOf(await transaction.get(companies.doc(id)));
      const { docs } = await transaction.get(memberships.where('companyId', '==', id));
      return company && { id, company, members: docs.map((snapshot) => snapshot.data()) };
    },
    { readOnly: true },
  );

/** A row of a bank statement with its payments. */
export interface BookedRow {
  entry: BankEntryDocument;
  payments: readonly Found<PaymentDocument>[];
}

/** Reads a row and its payments from one snapshot; `undefined` when the row does not exist. */
export const readBookedRow = (id: string): Promise<BookedRow | undefined> =>
  db.runTransaction(
    async (transaction) => {
      const [row, booked] = await Promise.all([
        transaction.get(bankEntries.doc(id)),
        transaction.get(payments.where('bankEntryId', '==', id)),
      ]);
      const entry = contentOf(row);
      const found = booked.docs.map((one) => ({ id: one.id, content: one.data() }));
      return entry && { entry, payments: found };
    },
    { readOnly: true },
  );

/** Adds up the entries by which a payer has used its credit, from one snapshot. */
export const readUsedCredit = (payerId: string): Promise<number> =>
  db.runTransaction(
    async (transaction) => {
      const used = payments.where('method', '==', 'credit').where('payerId', '==', payerId);
      const { docs } = await transaction.get(used);
      return docs.reduce((sum, one) => sum + one.data().amount, 0);
    },
    { readOnly: true },
  );
