import type { Seller } from '../contract/index.ts';

/** A label and its value. */
export interface Fact {
  label: string;
  value: string;
  isStrong?: boolean;
}

/** A row of a document's table: texts, figures ready to show, and what it adds to the sum in cents. */
export interface ContentRow {
  sku: string;
  name: string;
  /** One for each heading; the last one is the total. */
  figures: readonly string[];
  lineTotal: number;
}

/** What a document of the shop says, ready to be drawn. */
export interface DocumentContent {
  /** The name of the kind of document. */
  title: string;
  number: string;
  issuedAt: Date;
  seller: Seller;
  /** The customer: what the address is for, the name, and the lines below it. */
  buyer: { label: string; name: string; lines: readonly string[] };
  /** What identifies the document. */
  facts: readonly Fact[];
  /** The headings of the figures. */
  headings: readonly string[];
  rows: readonly ContentRow[];
  /** The sum of the rows in cents. */
  subtotal: number;
  sums: readonly Fact[];
  /** The sentence below the sums, and what has to be known to act on it. */
  note: string;
  noteFacts: readonly Fact[];
}
