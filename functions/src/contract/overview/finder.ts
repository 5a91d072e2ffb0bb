/** What staff find from anywhere, in the order in which it is shown. */
export const foundKinds = [
  'order',
  'quote',
  'invoice',
  'return',
  'customer',
  'company',
  'tool',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A document, person or tool that a search of staff has found. */
export interface FoundItem {
  kind: FoundKind;
  /** The id of the page that shows it: of an invoice, the order's. */
  id: string;
  /** Its number or name. */
  title: string;
  /** What tells it from others: the customer, the address, the SKU. */
  detail: string;
  /** Its status, if documents of its kind have one. */
  status: string | null;
}
