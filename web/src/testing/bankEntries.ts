import type { BankEntry, BankShare } from 'functions/contract';

/** What an entry pays of an invoice of Ada. */
export const shareOf = (fields: Partial<BankShare> = {}): BankShare => ({
  invoiceNumber: '2026-000123',
  orderId: 'order',
  orderNumber: 'TH-4K2M9A7C',
  payerId: 'ada',
  payerName: 'Ada Ash',
  open: 12_050,
  amount: 12_050,
  ...fields,
});

/** A sure entry that pays an invoice of Ada. */
export const bankEntryOf = (fields: Partial<BankEntry> = {}): BankEntry => ({
  _id: 'entry',
  importId: 'november',
  account: 'DE89370400440532013000',
  day: '2026-11-20',
  amount: 12_050,
  currency: 'USD',
  payerName: 'Ash Joinery',
  payerAccount: 'GB33BUKB20201555555555',
  text: 'Invoice 2026-000123, thank you',
  reference: '',
  bankReference: '',
  parts: 1,
  returned: false,
  status: 'open',
  certainty: 'sure',
  cause: 'reference-and-sum',
  shares: [shareOf()],
  bookings: [],
  handledBy: null,
  handledAt: null,
  version: 'v1',
  createdAt: '2026-11-21T12:00:00.000Z',
  ...fields,
});

/** The same entry, as Bea has booked it. */
export const bookedEntryOf = (fields: Partial<BankEntry> = {}): BankEntry => {
  const { open: _, ...paid } = shareOf();
  return bankEntryOf({
    status: 'booked',
    bookings: [{ ...paid, paymentId: 'payment', writtenOff: false }],
    handledBy: 'Bea',
    handledAt: '2026-11-21T13:00:00.000Z',
    version: 'v2',
    ...fields,
  });
};
