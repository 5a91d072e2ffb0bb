import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { amountDueOf } from 'functions/contract';
import { useLocation } from 'react-router-dom';
import { howToPayText } from '../../../domain/money/paymentTexts.ts';
import type { Order } from '../../../domain/order/order.ts';
import { isPlacedState } from './placedState.ts';

/** Confirms an order that was placed on the page before, and says how and until when to pay it. */
export const PlacedNotice = ({ order }: { order: Order }) =>
  isPlacedState(useLocation().state) ? (
    <Alert role="status" severity="success" sx={{ mb: 2.5, maxWidth: 1280 }}>
      <AlertTitle>Order placed successfully</AlertTitle>
      We confirm your order within one working day.
      {amountDueOf(order) > 0 && ` ${howToPayText(order)} This page shows how to pay.`}
    </Alert>
  ) : null;
