import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useLocation } from 'react-router-dom';
import { isPlacedState } from './placedState.ts';

/** Confirms an order that was placed on the page before. */
export const PlacedNotice = () =>
  isPlacedState(useLocation().state) ? (
    <Alert role="status" severity="success" sx={{ mb: 2.5, maxWidth: 1280 }}>
      <AlertTitle>Order placed successfully</AlertTitle>
      We confirm your order within one working day. You pay nothing now: this page shows the payment
      due.
    </Alert>
  ) : null;
