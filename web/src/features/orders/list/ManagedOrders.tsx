import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OrderCaller } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { orderName } from '../../../domain/order/orderTexts.ts';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column } from '../../../ui/lists/rows/dataListProps.ts';
import { RowActions } from '../../../ui/lists/rows/RowActions.tsx';
import { useSelection } from '../../../ui/lists/selection/useSelection.ts';
import { BulkOrderActions } from '../actions/BulkOrderActions.tsx';
import { OrderActionsProvider } from '../actions/OrderActionsProvider.tsx';
import { actionsOn } from '../actions/orderActions.ts';
import { useOrderActions } from '../actions/useOrderActions.ts';
import { compactOrder, type IsNew, orderColumns, orderNameId } from '../columns/orderColumns.tsx';
import { orderRowActions } from './orderRowActions.ts';

interface ManagedOrdersProps {
  orders: Order[];
  caller: OrderCaller;
  /** Whether an order was placed while the list was open; by default, none was. */
  isNew?: IsNew;
}

const useOrderSelection = ({ orders, caller }: ManagedOrdersProps) => {
  const canSelect = (order: Order) => actionsOn([order], caller).length > 0;
  const selection = useSelection(orders.filter(canSelect).map(({ _id }) => _id));
  return { selection, canSelect, selected: orders.filter(({ _id }) => selection.has(_id)) };
};

const useRowActions = (caller: OrderCaller) => {
  const choose = useOrderActions();
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const actionsOf = (order: Order) => orderRowActions(order, caller, choose);
  const nextStep: Column<Order> = {
    id: 'nextStep',
    header: 'Next step',
    width: 84,
    cell: (order) => {
      const { nextStep: action } = actionsOf(order);
      return (
        action && (
          <Box sx={{ display: 'flex' }}>
            <RowActions actions={[action]} nameId={orderNameId(order)} />
          </Box>
        )
      );
    },
  };
  /** On a small screen, one menu has all actions. */
  const actions = (order: Order) => {
    const { nextStep: next, cancellation } = actionsOf(order);
    return [next && !isWide ? next : [], cancellation ?? []].flat();
  };
  return { nextStep, actions };
};

const Rows = ({ orders, caller, isNew = () => false }: ManagedOrdersProps) => {
  const { selection, canSelect, selected } = useOrderSelection({ orders, caller });
  const { nextStep, actions } = useRowActions(caller);
  return (
    <>
      {orders.length > 0 && (
        <DataList
          label="Orders"
          rows={orders}
          columns={[...orderColumns(isNew), nextStep]}
          compact={(order) => compactOrder(order, isNew(order))}
          isNew={isNew}
          nameOf={orderName}
          actions={actions}
          actionsHeader="Delete"
          actionsWidth={84}
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
