import { mdiCreditCardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { amountDueOf, formatCentsIn } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { usePayByCard } from './usePayByCard.ts';

/** A button that leads to the payment of what is due by card. */
export const PayByCard = ({ order }: { order: Order }) => {
  const { pay, isOpening, failure } = usePayByCard(order._id);
  return (
    <div>
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiCreditCardOutline} />}
        loading={isOpening}
        loadingPosition="start"
        onClick={pay}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {`Pay ${formatCentsIn(order.currency, amountDueOf(order))} by card`}
      </Button>
      <FormFailureText>{failure ?? ''}</FormFailureText>
    </div>
  );
};
