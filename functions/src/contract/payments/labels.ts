import type { PaymentMethod } from '../orders/forms.ts';
import type { RecordedMethod } from './model.ts';

/** The names of the ways in which money moves. */
export const methodLabels: Record<RecordedMethod | PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  card: 'Card',
};

/** A hold time in hours as people read it: `72 hours`. */
export const holdLabel = (hours: number): string => {
  if (hours === 0) return 'Never cancelled';
  return hours === 1 ? '1 hour' : `${hours} hours`;
};
