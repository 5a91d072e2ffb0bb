import type { PaymentMethod } from '../orders/forms.ts';
import type { RecordedMethod } from './model.ts';

/** The names of the ways in which money moves. */
export const methodLabels: Record<RecordedMethod | PaymentMethod, string> = {
  'bank-transfer': 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  card: 'Card',
};

/** A tax rate in basis points as people read it: `8.25%`. */
export const taxRateLabel = (basisPoints: number): string => `${basisPoints / 100}%`;

/** The name of the tax of an order: `Tax (8.25%)`. */
export const taxLabel = (basisPoints: number): string => `Tax (${taxRateLabel(basisPoints)})`;

/** A hold time in hours as people read it: `72 hours`. */
export const holdLabel = (hours: number): string => {
  if (hours === 0) return 'Never cancelled';
  return hours === 1 ? '1 hour' : `${hours} hours`;
};
