/** A row of the bank statement of the seed that was not booked. */
export interface SeedBankRow {
  status: 'open' | 'left';
  /** The share of an open invoice that it pays; rows without one have an amount. */
  pays?: number;
  /** Whether it names the reference of the invoice. */
  sure?: boolean;
  /** In cents. */
  amount?: number;
  /** Whom the bank names; the payer of the invoice if there is one. */
  name?: string;
  /** In which `{invoice}` and `{order}` are the numbers of what it pays. */
  text?: string;
}

/** How many payments of the day of the statement are its booked rows. */
export const bookedRows = 3;

/** The other rows of the statement. */
export const bankRows: readonly SeedBankRow[] = [
  { status: 'open', pays: 1, sure: true },
  { status: 'open', pays: 1, text: 'Invoice {invoice}, thank you' },
  { status: 'open', pays: 0.5, text: 'Part payment for order {order}' },
  { status: 'open', amount: 31_860, name: 'MERIDIAN SITE SUPPLY', text: 'Tools as agreed' },
  { status: 'left', amount: 1_214, name: 'Columbia River Bank', text: 'Interest' },
  { status: 'left', amount: -3_500, name: 'Columbia River Bank', text: 'Account fee' },
];
