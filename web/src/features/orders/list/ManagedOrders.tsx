import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Actor, isOverdue } from 'functions/contract';
import { useCallback, useMemo } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { orderName } from '../../../domain/order/orderTexts.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, ListSort } from '../../../ui/lists/rows/dataListProps.ts';
import { RowActions } from '../../../ui/lists/rows/RowActions.tsx';
import { useSelection } from '../../../ui/lists/selection/useSelection.ts';
import { BulkOrderActions } from '../actions/BulkOrderActions.tsx';
import { OrderActionsProvider } from '../actions/OrderActionsProvider.tsx';
import { actionsOn } from '../actions/orderActions.ts';
import { type ChooseAction, useOrderActions } from '../actions/useOrderActions.ts';
import {
  compactOrder,
  type IsNew,
  nextStepColumn,
  orderColumns,
  orderNameId,
} from '../columns/orderColumns.tsx';
import { orderRowActions } from './orderRowActions.ts';

interface ManagedOrdersProps {
  orders: Order[];
  caller: Actor;
  /** Whether an order was placed while the list was open; by default, none was. */
  isNew?: IsNew;
  /** Missing where they cannot be sorted. */
  sort?: ListSort | undefined;
}

const useOrderSelection = ({ orders, caller }: ManagedOrdersProps) => {
  const canSelect = useCallback(
    (order: Order) => actionsOn([order], caller).length > 0 || isOverdue(order, new Date()),
    [caller],
  );
  const selection = useSelection(orders.filter(canSelect).map(({ _id }) => _id));
  return { selection, canSelect, selected: orders.filter(({ _id }) => selection.has(_id)) };
};

const rowActionsOf = (caller: Actor, choose: ChooseAction, isWide: boolean) => {
  const actionsOf = (order: Order) => orderRowActions(order, caller, choose);
  const nextStep: Column<Order> = {
    ...nextStepColumn,
    cell: (order) => {
      const { nextStep: action } = actionsOf(order);
      return action && <RowActions actions={[action]} nameId={orderNameId(order)} align="start" />;
    },
  };
  /** On a small screen, one menu has all actions. */
  const actions = (order: Order) => {
    const { nextStep: next, cancellation } = actionsOf(order);
    return [next && !isWide ? next : [], cancellation ?? []].flat();
  };
  return { nextStep, actions };
};

/** Stays the same while the selection changes, so that only the row of the change renders again. */
const useRowFunctions = (caller: Actor, isNew: IsNew) => {
  const choose = useOrderActions();
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  return useMemo(() => {
    const { nextStep, actions } = rowActionsOf(caller, choose, isWide);
    const compact = (order: Order) => compactOrder(order, isNew(order));
    return { columns: [...orderColumns(isNew), nextStep], compact, actions };
  }, [caller, choose, isWide, isNew]);
};

const noneIsNew = () => false;

const Rows = ({ orders, caller, isNew = noneIsNew, sort }: ManagedOrdersProps) => {
  const { selection, canSelect, selected } = useOrderSelection({ orders, caller });
  const rowFunctions = useRowFunctions(caller, isNew);
  return (
    <>
      {orders.length > 0 && (
        <DataList
          label="Orders"
          rows={orders}
          {...rowFunctions}
          isNew={isNew}
          nameOf={orderName}
          actionsHeader="Delete"
          actionsWidth={84}
          {...(sort && { sort })}
          selection={selection}
          canSelect={canSelect}
        />
      )}
      <BulkOrderActions orders={selected} caller={caller} selection={selection} />
    </>
  );
};

/** Everyone's orders, with the actions that their statuses allow, on one order or on several. */
export const ManagedOrders = (props: ManagedOrdersProps) => (
  <OrderActionsProvider caller={props.caller}>
    <Rows {...props} />
  </OrderActionsProvider>
);
