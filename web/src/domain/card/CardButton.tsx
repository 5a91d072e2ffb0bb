import { mdiCreditCardOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { type Currency, formatCentsIn } from 'functions/contract';
import { FormFailureText } from '../../ui/inputs/forms/FormFailureText.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { useCardPage } from './useCardPage.ts';

interface CardButtonProps {
  amount: number;
  currency: Currency;
  page: ReturnType<typeof useCardPage>;
}

/** A button that leads to the payment of an amount by card. */
export const CardButton = ({ amount, currency, page }: CardButtonProps) => (
  <div>
    <Button
      variant="contained"
      size="large"
      startIcon={<Icon path={mdiCreditCardOutline} />}
      loading={page.isOpening}
      loadingPosition="start"
      onClick={page.pay}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {`Pay ${formatCentsIn(currency, amount)} by card`}
    </Button>
    <FormFailureText>{page.failure ?? ''}</FormFailureText>
  </div>
);
