import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Order } from 'functions/contract';
import { useState } from 'react';
import { CancelDialog } from './CancelDialog.tsx';
import { OrderCards, type OrderViewProps } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';

interface CancellableOrdersProps extends Pick<OrderViewProps, 'orders' | 'Product'> {
  busy: boolean;
  onCancel: (order: Order) => Promise<void>;
}

/** Orders as a table, or as cards on a phone; cancelling one asks first. */
export const CancellableOrders = ({ busy, onCancel, ...view }: CancellableOrdersProps) => {
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
      <View {...view} onCancel={ask} />
      {chosen && (
        <CancelDialog
          order={chosen}
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onConfirm={() => void onCancel(chosen).finally(() => setOpen(false))}
        />
      )}
    </>
  );
};
