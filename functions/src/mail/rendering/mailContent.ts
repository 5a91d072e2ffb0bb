import type { BankDetails } from '../../contract/index.ts';

/** A line of an order or a quote in a mail. Texts are ready to show. */
export interface MailLine {
  name: string;
  /** SKU, quantity and unit price. */
  details: string;
  amount: string;
}

/** A labelled value, and the page to which it leads, if any. */
export type MailFact = readonly [label: string, value: string, url?: string | null];

/** A part of a mail. Texts are plain: the layout escapes them. */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'subheading'; text: string }
  /** A text that a person wrote, with its line breaks. */
  | { type: 'quotation'; text: string }
  | { type: 'facts'; rows: readonly MailFact[] }
  | {
      type: 'lines';
      /** The header of the second column; 'Amount' unless given. */
      amountHeader?: string;
      lines: readonly MailLine[];
      totals: readonly (readonly [label: string, amount: string])[];
    }
  | { type: 'button'; label: string; url: string };

/** The content of a mail, before its layout. */
export interface MailContent {
  subject: string;
  /** Shown in lists of mails after the subject; one sentence. */
  preview: string;
  heading: string;
  blocks: readonly MailBlock[];
}

/**
 * The shop as its mails name it. Texts may be empty, except the name and the address of the site.
 */
export interface MailShop {
  name: string;
  address: string;
  /** The addresses of mails name other countries only. */
  country: string;
  email: string;
  phone: string;
  /** The IANA name of the zone of its days and times. */
  timeZone: string;
  /** The origin of the shop's site. */
  url: string;
}

/** The shop, with the account to which customers transfer money. */
export interface MailShopWithBank extends MailShop {
  bank: BankDetails;
}
