import { type InvoiceKind, invoiceKinds } from 'functions/contract';

/** A filter by kind; empty for both. */
export type KindChoice = InvoiceKind | '';

/** The names of the filters by kind. */
export const kindFilterTexts: Record<KindChoice, string> = {
  '': 'All',
  invoice: 'Invoices',
  'credit-note': 'Credit notes',
};

export const isKindChoice = (text: string | null): text is KindChoice =>
  text === '' || invoiceKinds.some((kind) => kind === text);

/** Whether a list is narrowed by kind or by days. */
export const hasFilters = ({ kind, from, to }: { kind: KindChoice; from: string; to: string }) =>
  [kind, from, to].some((choice) => choice !== '');

interface EmptySearch {
  words: string;
  isFiltered: boolean;
  /** Whether the next pages may contain matches. */
  hasMore: boolean;
}

/** The text in place of an empty list. */
export const noInvoicesText = ({ words, isFiltered, hasMore }: EmptySearch) => {
  if (hasMore) {
    return { title: 'No invoice found so far', advice: 'Show more to search older ones too.' };
  }
  if (words) {
    return {
      title: `No invoice or credit note matches "${words}"`,
      advice:
        'Enter the number of an invoice, a credit note or an order, a PO number, or the beginning of a customer’s name or email address.',
    };
  }
  return isFiltered
    ? { title: 'None of this kind in this period', advice: 'Choose other days, or “All” kinds.' }
    : { title: 'No invoices yet', advice: 'The shop issues an invoice when you confirm an order.' };
};
