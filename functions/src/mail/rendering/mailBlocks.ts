import type { MailBlock, MailFact } from './mailContent.ts';

/** The heading of what follows in a mail. */
export const subheading = (text: string): MailBlock => ({ type: 'subheading', text });

/** A paragraph of a mail. */
export const paragraph = (text: string): MailBlock => ({ type: 'paragraph', text });

/** A text that a person wrote. */
export const quotation = (text: string): MailBlock => ({ type: 'quotation', text });

/** A link to the page that a mail is about. */
export const button = (label: string, url: string): MailBlock => ({ type: 'button', label, url });

/** Labelled values; those that are empty are left out. */
export const facts = (rows: readonly MailFact[]): MailBlock => ({
  type: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});
