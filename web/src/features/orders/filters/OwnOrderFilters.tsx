import Box from '@mui/material/Box';
import type { OrderMaker } from 'functions/contract';
import { filterTexts, type PaymentChoice } from '../../../domain/order/orderFilters.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { PaymentSelect } from './PaymentSelect.tsx';

interface OwnOrderFiltersProps {
  /** Whose orders are shown; undefined where there is nothing to choose. */
  maker?: OrderMaker | undefined;
  onMaker: (maker: OrderMaker) => void;
  status: 'open' | 'all';
  onStatus: (status: 'open' | 'all') => void;
  payment: PaymentChoice;
  onPayment: (payment: PaymentChoice) => void;
}

const { open, all } = filterTexts;

const makers: Record<OrderMaker, string> = { all: 'Company', me: 'Mine' };

/** The filters of a customer's own orders, and of those of a company. */
export const OwnOrderFilters = ({
  maker,
  onMaker,
  status,
  onStatus,
  payment,
  onPayment,
}: OwnOrderFiltersProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
    {maker && (
      <ChoiceButtons
        label="Whose orders to show"
        choices={makers}
        value={maker}
        onChange={onMaker}
        fit="scroll"
      />
    )}
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
