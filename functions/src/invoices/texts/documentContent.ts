import type { Seller } from '../../contract/index.ts';

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** A row of a document's table: texts, and figures ready to show. */
export interface ContentRow {
  /** Where it is stored. Without any, the table has no such column. */
  place?: string;
  sku: string;
  name: string;
  /** One for each heading; the last one is the total. */
  figures: readonly string[];
  /** The last figure as a number: cents, or pieces. */
  amount: number;
}

/** The content of a document of the shop, ready to be drawn. */
export interface DocumentContent {
  /** The name of the kind of document. */
  title: string;
  number: string;
  issuedAt: Date;
  seller: Seller;
  /** The customer: what the address is for, the name, and the lines below it. */
  buyer: { label: string; name: string; lines: readonly string[] };
  /** The facts that identify the document. */
  facts: readonly Fact[];
  /** The headings of the first two columns, if they are not `SKU` and `Tool`. */
  names?: readonly [string, string];
  /** The headings of the figures. */
  headings: readonly string[];
  rows: readonly ContentRow[];
  /** Writes the sum of the rows so far, which is carried from page to page. */
  formatSum: (sum: number) => string;
  /** Whether each row begins with a box to tick. */
  hasBoxes?: boolean;
  sums: readonly Fact[];
  /** The text below the sums, if there is one, and what has to be known to act on it. */
  note: string;
  noteFacts: readonly Fact[];
  /** A QR code beside them, and what it is for. */
  code?: { text: string; label: string } | undefined;
}
