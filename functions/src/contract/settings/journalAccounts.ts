/** The accounts of the general ledger to which the shop posts, with their names for people. */
export const accountNames = {
  receivables: 'Receivables',
  revenue: 'Revenue',
  tax: 'Tax on sales',
  bank: 'Bank, with cheques',
  card: 'Card payments',
  cash: 'Cash',
  writeOffs: 'Write-offs and cash discounts',
} as const;
export type JournalAccount = keyof typeof accountNames;
