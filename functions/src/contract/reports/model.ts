import { textHash } from '../text/textHash.ts';
import type { SalesFigures } from './orderSales.ts';

/** What the rows of a sales report are. */
export const reportGroups = ['month', 'customer', 'category'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** The months of a report at most, so that it reads a bounded number of documents. */
export const maxReportMonths = 24;

/** The rows that a page of a report shows; the table to download has all of them. */
export const maxReportRows = 200;

/** The maximum number of documents with the sales of a month. */
export const monthlySalesShards = 16;

/**
 * The id of the document with a payer's sales of a month. There are several per month, because one
 * sustains about one write per second; but only a few, because a report reads them all.
 * @see https://firebase.google.com/docs/firestore/best-practices
 */
export const monthlySalesId = (month: string, payerId: string): string =>
  `${month}-${textHash(payerId) % monthlySalesShards}`;

/** Figures with the number of orders. Money is in whole cents. */
export interface CountedFigures extends SalesFigures {
  orders: number;
}

/** A row of a report: a month, a customer or a category. */
export interface ReportRow extends SalesFigures {
  /** The month, the payer's id or the category; empty for all others. */
  key: string;
  name: string;
  /** The number of orders; null by category: an order can have several. */
  orders: number | null;
  /** The net amount a year before. */
  before: number;
}

/** The first and the last month of a report, and what its rows are. */
export interface SalesReportRequest {
  by: ReportGroup;
  from: string;
  to: string;
}

/** The sales of some months against the year before. Money is in whole cents. */
export interface SalesReport extends SalesReportRequest {
  total: ReportRow;
  /** Months in their order, others by their net amount, highest first; at most 200. */
  rows: ReportRow[];
  /** The number of rows that the page leaves out. */
  more: number;
}

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Whether a text is a month: `2026-11`. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && monthPattern.test(text);

/** The month so many months later, or earlier. */
export const monthAfter = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The months from one to another. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = [];
  for (let month = from; month <= to && months.length <= maxReportMonths; ) {
    months.push(month);
    month = monthAfter(month, 1);
  }
  return months;
};
