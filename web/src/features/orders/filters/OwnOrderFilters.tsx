import Box from '@mui/material/Box';
import { filterTexts, type PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';

interface OwnOrderFiltersProps {
  status: 'open' | 'all';
  onStatus: (status: 'open' | 'all') => void;
  payment: PaymentChoice;
  onPayment: (payment: PaymentChoice) => void;
}

const { open, all } = filterTexts;

/** The filters of a customer's own orders. */
export const OwnOrderFilters = ({ status, onStatus, payment, onPayment }: OwnOrderFiltersProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
    <ChoiceButtons
      label="Orders to show"
      choices={{ open, all }}
      value={status}
      onChange={onStatus}
      fit="scroll"
    />
    <Box sx={{ width: 146 }}>
      <PaymentSelect payment={payment} onChange={onPayment} />
    </Box>
  </Box>
);
