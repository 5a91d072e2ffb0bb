import { methodLabels, type Payment, type PaymentKind } from 'functions/contract';

/** The names of the kinds of entries. */
export const kindTexts: Record<PaymentKind, string> = {
  payment: 'Payment',
  refund: 'Refund',
  reversal: 'Reversal',
};

/** The method and the reference of an entry: `Cheque, 4711`. */
export const methodText = ({ method, reference }: Pick<Payment, 'method' | 'reference'>): string =>
  reference === '' ? methodLabels[method] : `${methodLabels[method]}, ${reference}`;
