import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { canCancel, type OrderCaller } from 'functions/contract';
import { useState } from 'react';
import { BulkAction, type BulkTexts } from '../../../components/BulkAction.tsx';
import type { BulkResult } from '../../../components/runBulk.ts';
import { useFocusRestore } from '../../../components/useFocusRestore.ts';
import { useSelection } from '../../../components/useSelection.ts';
import { CancelDialog } from '../CancelDialog.tsx';
import type { Order } from '../order.ts';
import { orderName } from '../orderTexts.ts';
import { OrderCards, type OrderViewProps } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';

export interface CancellableOrdersProps
  extends Pick<OrderViewProps, 'orders' | 'caller' | 'ToolLink'> {
  busy: boolean;
  onCancel: (order: Order) => Promise<void>;
  /** Without it, orders cannot be selected. */
  onCancelAll?: (orders: Order[]) => Promise<BulkResult<Order>>;
}

const bulk: BulkTexts<Order> = {
  action: 'cancel',
  question: (count) =>
    `Are you sure you want to cancel ${count === 1 ? 'this order' : `these ${count} orders`}?`,
  listLabel: 'Orders to cancel',
  nameOf: orderName,
};

const useOrderSelection = (orders: Order[], caller: OrderCaller) => {
  const cancellable = orders.filter((order) => canCancel(order, caller));
  const selection = useSelection(cancellable.map(({ _id }) => _id));
  return { selection, items: orders.filter(({ _id }) => selection.has(_id)) };
};

/** Orders as a table, or as cards on a phone. Asks before it cancels one or several. */
export const CancellableOrders = ({
  orders,
  caller,
  ToolLink,
  busy,
  onCancel,
  onCancelAll,
}: CancellableOrdersProps) => {
  const [chosen, setChosen] = useState<Order | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const selected = useOrderSelection(orders, caller);
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const View = isWide ? OrderTable : OrderCards;
  const selection = onCancelAll ? selected.selection : null;
  const openDialog = (order: Order) => {
    focus.remember();
    setChosen(order);
    setOpen(true);
  };
  return (
    <>
      <div ref={ref}>
        {orders.length > 0 && (
          <View
            orders={orders}
            caller={caller}
            ToolLink={ToolLink}
            selection={selection}
            onCancel={openDialog}
          />
        )}
      </div>
      {onCancelAll && (
        <BulkAction texts={bulk} {...selected} busy={busy} onConfirm={onCancelAll} focus={focus} />
      )}
      {chosen && (
        <CancelDialog
          order={chosen}
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
          onConfirm={() => onCancel(chosen).finally(() => setOpen(false))}
        />
      )}
    </>
  );
};
