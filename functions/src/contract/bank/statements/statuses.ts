/** The statuses of a row of a bank statement. */
export const bankEntryStatuses = ['open', 'booked', 'left'] as const;
export type BankEntryStatus = (typeof bankEntryStatuses)[number];

/** How certain it is what an entry pays. Money that went out pays nothing. */
export const certainties = ['sure', 'proposal', 'unknown', 'outgoing'] as const;
export type Certainty = (typeof certainties)[number];

/** Why an entry matches, or why it does not. */
export const matchCauses = [
  // sure
  'reference-and-sum',
  // proposals
  'number-and-sum',
  'known-account-and-sum',
  'less-than-open',
  'cash-discount',
  'more-than-open',
  'paid-before',
  'several-entries',
  'several-invoices',
  'known-account',
  'several-payers',
  'closed-period',
  // unknown
  'nothing-found',
  'other-currency',
  'returned',
  'batch',
  // outgoing
  'money-out',
] as const;
export type MatchCause = (typeof matchCauses)[number];

/** The filters of the list of entries. The first one selects all that is still to do. */
export const bankEntryFilters = [
  'open',
  'sure',
  'proposal',
  'unknown',
  'outgoing',
  'booked',
  'left',
  'all',
] as const;
export type BankEntryFilter = (typeof bankEntryFilters)[number];
