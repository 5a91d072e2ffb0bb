import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { orderFormHeading } from 'functions/contract';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { OrderConfirmation } from './OrderConfirmation.tsx';

interface OrderPanelProps {
  /** The order that was placed last on this page. */
  placed: ComponentProps<typeof OrderConfirmation>['order'] | null;
  /** Takes the place of the form while the tool is sold out; null if it is not. */
  soldOutNotice: ReactNode;
}

/** The form of an order in its card, below the confirmation of the last one. */
export const OrderPanel = ({
  placed,
  soldOutNotice,
  children,
}: PropsWithChildren<OrderPanelProps>) => (
  <Stack spacing={3}>
    {placed && <OrderConfirmation order={placed} />}
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      {soldOutNotice}
      {/* Still there while the tool is sold out, with what was typed. */}
      <div hidden={soldOutNotice !== null}>
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 3 }}>
          {orderFormHeading}
        </Typography>
        {children}
      </div>
    </Paper>
  </Stack>
);
