import { type PaymentChoice, paymentFilterTexts } from '../../../domain/order/orderFilters.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';

interface PaymentSelectProps {
  payment: PaymentChoice;
  onChange: (payment: PaymentChoice) => void;
}

/** The filter of a list of orders by payment. */
export const PaymentSelect = ({ payment, onChange }: PaymentSelectProps) => (
  <SelectField label="Payment" choices={paymentFilterTexts} value={payment} onChange={onChange} />
);
