import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CreditAdvice } from '../../../domain/money/CreditAdvice.tsx';
import type { CreditLeft } from '../../../domain/money/termsTexts.ts';
import type { useShop } from '../../../domain/shop/useShop.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

interface CreditNoticeProps {
  title: string;
  credit: CreditLeft;
  shop: ReturnType<typeof useShop>;
  /** The page on which the buyer can order less. */
  back: { to: string; label: string };
}

/** An order is above the credit limit, and what its buyer can do. */
export const CheckoutCreditNotice = ({ title, credit, shop, back }: CreditNoticeProps) => (
  <ReviewNotice severity="error" title={title}>
    <CreditAdvice credit={credit} contact={shop.data}>
      <Button component={Link} to={back.to} color="inherit" variant="outlined">
        {back.label}
      </Button>
    </CreditAdvice>
  </ReviewNotice>
);
