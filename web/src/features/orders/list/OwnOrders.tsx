import { mdiCartArrowDown } from '@mdi/js';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Actor, isCompanyId } from 'functions/contract';
import { useMemo } from 'react';
import { refusalText, useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import type { Order } from '../../../domain/order/order.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { RowActions } from '../../../ui/lists/rows/RowActions.tsx';
import { OrderActionsProvider } from '../actions/OrderActionsProvider.tsx';
import { type ChooseAction, useOrderActions } from '../actions/useOrderActions.ts';
import {
  compactOwnOrder,
  companyOrderColumns,
  orderNameId,
  ownOrderColumns,
} from '../columns/orderColumns.tsx';
import { canReorder } from '../reorder/reorder.ts';
import { useReorder } from '../reorder/useReorder.ts';
import { orderRowActions } from './orderRowActions.ts';

interface OwnOrdersProps {
  orders: Order[];
  caller: Actor;
}

const nameOf = ({ number }: Order) => `order ${number}`;

interface Reordering extends Pick<ReturnType<typeof useReorder>, 'pending' | 'reorder'> {
  /** Why nothing can be ordered; null if something can. */
  refusal: string | null;
}

/** The actions on an order: to put its tools into the cart again, and to cancel it. */
const rowActionsOf = (
  caller: Actor,
  choose: ChooseAction,
  { pending, reorder, refusal }: Reordering,
) => {
  const reorderOf = (order: Order): RowAction[] =>
    canReorder(order, caller)
      ? [
          {
            label: 'Order again',
            icon: mdiCartArrowDown,
            reason:
              refusal ?? (pending ? `Order ${pending.number} is being added to your cart.` : null),
            run: () => reorder(order),
          },
        ]
      : [];
  const cancellationOf = (order: Order): RowAction[] => {
    const { cancellation } = orderRowActions(order, caller, choose);
    return cancellation ? [cancellation] : [];
  };
  return { reorderOf, cancellationOf };
};

/** All orders of a customer have the same payer. */
const ownColumns = ([order]: readonly Order[]) =>
  order && isCompanyId(order.payerId) ? companyOrderColumns : ownOrderColumns;

/** Stays the same while a dialog opens and closes, so that no row renders again. */
const useRowFunctions = ({ orders, caller }: OwnOrdersProps) => {
  const columns = ownColumns(orders);
  const choose = useOrderActions();
  const { pending, reorder } = useReorder();
  const refused = useOrderRefusal();
  const refusal = refused && refusalText(refused);
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  return useMemo(() => {
    const { reorderOf, cancellationOf } = rowActionsOf(caller, choose, {
      pending,
      reorder,
      refusal,
    });
    const reorderColumn: Column<Order> = {
      id: 'reorder',
      header: 'Again',
      width: 52,
      cell: (order) => <RowActions actions={reorderOf(order)} nameId={orderNameId(order)} />,
    };
    // On a small screen, one menu has all actions.
    const actions = (order: Order) => [
      ...(isWide ? [] : reorderOf(order)),
      ...cancellationOf(order),
    ];
    return { columns: [...columns, reorderColumn], actions };
  }, [caller, choose, columns, pending, reorder, refusal, isWide]);
};

const Rows = ({ orders, caller }: OwnOrdersProps) => (
  <DataList
    label="Orders"
    rows={orders}
    {...useRowFunctions({ orders, caller })}
    compact={compactOwnOrder}
    nameOf={nameOf}
    actionsHeader="Delete"
    actionsWidth={84}
  />
);

/**
 * A customer's own orders. Each leads to its page, and can be ordered again, or cancelled in time.
 */
export const OwnOrders = ({ orders, caller }: OwnOrdersProps) => (
  <OrderActionsProvider caller={caller}>
    {orders.length > 0 && <Rows orders={orders} caller={caller} />}
  </OrderActionsProvider>
);
