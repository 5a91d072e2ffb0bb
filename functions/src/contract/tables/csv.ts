import type { Acknowledged } from '../calls/responses.ts';
import type { RowChange } from './importChanges.ts';

/**
 * The columns of the table of tools. An imported row is about the tool with its `_id`; in a table
 * without that column, about the tool with its SKU. Any other row is a new tool. `exported` is the
 * tool at the export: only cells that differ from it are imported, a stock as the difference.
 */
export const toolColumns = [
  '_id',
  'sku',
  'gtin',
  'stage',
  'toolName',
  'category',
  'price',
  'priceBreaks',
  'costPrice',
  'available',
  'minOrder',
  'orderMultiple',
  'maxOrder',
  'sellRemainder',
  'storagePlace',
  'toolDescription',
  'specifications',
  'replacedBy',
  'accessories',
  'spareParts',
  'alternatives',
  'imageLink',
  'morePictures',
  'family',
  'documents',
  'exported',
] as const;
export type ToolColumn = (typeof toolColumns)[number];

/** A column with the values of an attribute in the table of tools. */
export type AttributeColumn = `attr:${string}`;

const attributePrefix = 'attr:';

/** The column of an attribute: `attr:blade-width`. */
export const attributeColumnOf = (key: string): AttributeColumn => `${attributePrefix}${key}`;

/** The key of the attribute whose column has this name; undefined for another column. */
export const attributeInColumn = (name: string): string | undefined => {
  const text = name.trim().toLowerCase();
  return text.startsWith(attributePrefix) ? text.slice(attributePrefix.length).trim() : undefined;
};

/** The columns of the table of a sales report. Money is in dollars. */
export const salesReportColumns = [
  'key',
  'name',
  'orders',
  'net',
  'netYearBefore',
  'netWithKnownCost',
  'cost',
  'margin',
] as const;
export type SalesReportColumn = (typeof salesReportColumns)[number];

/** A cell of an exported table: a text, a number, or money, which has two decimals. */
export type Cell = string | number | { cents: number };

/** Who pays, in tables for accountants; the numbers are those of companies. */
const payerColumns = ['Customer', 'Customer number', 'Registration number', 'Tax number'] as const;
export type PayerColumn = (typeof payerColumns)[number];

/** The columns of the table of orders, which has one row per line. Days are in the shop's time zone. */
export const orderColumns = [
  'Order',
  'Order date',
  'Status',
  ...payerColumns,
  'Buyer',
  'Buyer email',
  'Phone',
  'Delivery address',
  'PO number',
  'Note',
  'Arrives by',
  'Requested date',
  'Complete only',
  'Ship by',
  'SKU',
  'Tool',
  'Quantity',
  'Cancelled',
  'Shipped',
  'Delivered',
  'Returned',
  'Unit price',
  'List price',
  'Price list',
  'Price break from',
  'Line total',
  'Order total',
  'Credited',
  'Paid',
  'Open',
  'Currency',
  'Payment status',
  'Due on',
  'Paid on',
  'Invoice',
  'Quote',
  'Order ID',
  'Tool ID',
  'Customer ID',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

/** The columns of a payer's own table of orders. */
export const ownOrderColumns = [...orderColumns, 'Own number'] as const;

/** The columns of the table of returns and claims, which has one row per line. */
export const returnColumns = [
  '_id',
  'number',
  'kind',
  'createdAt',
  'status',
  'orderNumber',
  'payerName',
  'userName',
  'userEmail',
  'toolId',
  'sku',
  'toolName',
  'asked',
  'approved',
  'received',
  'resellable',
  'reason',
  'note',
  'resolution',
  'feePercent',
  'exception',
  'creditNoteNumber',
  'shipmentNumber',
] as const;
export type ReturnColumn = (typeof returnColumns)[number];

/** The columns of the journal, as accountants name them. Money is in dollars. */
export const journalColumns = [
  'Date',
  'Kind',
  'Document',
  'Order',
  'Debit account',
  'Debit account name',
  'Credit account',
  'Credit account name',
  'Amount',
  'Currency',
  'Tax',
  'Customer',
  'Customer number',
  'Tax number',
  'Reference',
] as const;
export type JournalColumn = (typeof journalColumns)[number];

/** The columns of the table of payments. */
export const paymentColumns = [
  'Received on',
  'Recorded on',
  'Kind',
  'Amount',
  'Currency',
  'Method',
  'Reference',
  'Order',
  'Invoice',
  ...payerColumns,
  'Buyer',
  'Reverses',
  'Reason',
  'Payment ID',
  'Customer ID',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

/** The columns of the table of invoices and credit notes. Credit is negative. */
export const invoiceColumns = [
  'Number',
  'Kind',
  'Issued on',
  'Due on',
  'Paid on',
  'Order',
  'PO number',
  ...payerColumns,
  'Buyer',
  'Buyer email',
  'Net',
  'Tax',
  'Total',
  'Open',
  'Currency',
  'Corrects',
  'Customer ID',
] as const;
export type InvoiceColumn = (typeof invoiceColumns)[number];

/** A code as people read it: `bank-transfer` as `Bank transfer`. */
export const wordsOfCode = (code: string): string => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * A problem or a note about a row. Rows are counted as in the file, with empty ones and
 * the header.
 */
export interface RowMessage {
  row: number;
  /** The column, if it is a single one. */
  column?: ToolColumn | AttributeColumn;
  message: string;
}

/**
 * The result of an import or dry run: the numbers of the rows that create a tool, change one, or
 * change nothing, and the errors of the others. A dry run has the result of the import.
 */
export interface ToolImport extends Acknowledged {
  created: number[];
  changed: number[];
  unchanged: number[];
  rejected: RowMessage[];
  /** Notes about rows that are imported, such as another SKU. */
  warnings?: RowMessage[];
  /** The changed fields by row, if the request asks for them. */
  changes?: RowChange[];
  /** The row to continue `from`, if the import reached its time limit or the limit of messages. */
  next?: number;
}
