import type { OrderCaller } from 'functions/contract';
import { DataList } from '../../../components/dataList/DataList.tsx';
import { OrderActionsProvider } from '../actions/OrderActionsProvider.tsx';
import { useOrderActions } from '../actions/useOrderActions.ts';
import type { Order } from '../order.ts';
import { compactOwnOrder, ownOrderColumns } from './orderColumns.tsx';
import { orderRowActions } from './orderRowActions.ts';

interface OwnOrdersProps {
  orders: Order[];
  caller: OrderCaller;
}

const nameOf = ({ number }: Order) => `order ${number}`;

const Rows = ({ orders, caller }: OwnOrdersProps) => {
  const choose = useOrderActions();
  const actions = (order: Order) => {
    const { cancellation } = orderRowActions(order, caller, choose);
    return cancellation ? [{ ...cancellation, showsLabel: true }] : [];
  };
  return (
    <DataList
      label="Orders"
      rows={orders}
      columns={ownOrderColumns}
      compact={compactOwnOrder}
      nameOf={nameOf}
      actions={actions}
      actionsHeader="Delete"
      actionsWidth={84}
    />
  );
};

/** A customer's own orders. Each leads to its page, and can be cancelled while that is possible. */
export const OwnOrders = ({ orders, caller }: OwnOrdersProps) => (
  <OrderActionsProvider caller={caller}>
    {orders.length > 0 && <Rows orders={orders} caller={caller} />}
  </OrderActionsProvider>
);
