import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { OrderTable } from './OrderTable.tsx';

interface CancellableOrdersProps {
  orders: Order[];
  busy: boolean;
  onCancel: (order: Order) => Promise<void>;
}

/** Orders as a table, or as cards on a phone; cancelling one asks first. */
export const CancellableOrders = ({ orders, busy, onCancel }: CancellableOrdersProps) => {
  const [chosen, setChosen] = useState<Order | null>(null);
  const [open, setOpen] = useState(false);
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const View = hasRoom ? OrderTable : OrderCards;
  const ask = (order: Order) => {
    setChosen(order);
    setOpen(true);
  };
  return (
    <>
      <View orders={orders} onCancel={ask} />
      {chosen && (
        <ConfirmDialog
          question="Are you sure you want to cancel this order?"
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={() => void onCancel(chosen).finally(() => setOpen(false))}
        >
          <OrderFigures order={chosen} />
        </ConfirmDialog>
      )}
    </>
  );
};
