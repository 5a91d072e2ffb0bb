import Button from '@mui/material/Button';
import {
  type Actor,
  apiRoutes,
  cancelledStatus,
  counted,
  formatCount,
  isOverdue,
  limits,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Suspense } from 'react';
import { LazyAssignMenu } from '../../../domain/assignments/assignBars.ts';
import type { Order } from '../../../domain/order/order.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { SelectionBar } from '../../../ui/lists/selection/SelectionBar.tsx';
import type { RowSelection } from '../../../ui/lists/selection/useSelection.ts';
import { PrintMenu } from '../printing/PrintMenu.tsx';
import { actionsOn, type OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { type OutcomeListener, useOrderActions } from './useOrderActions.ts';

// Few orders are late.
const RemindButton = lazyComponent(
  () => import('../../../domain/reminders/RemindButton.tsx'),
  'RemindButton',
);

interface BulkOrderActionsProps {
  /** The selected orders. */
  orders: Order[];
  caller: Actor;
  selection: RowSelection;
}

/** The label with the orders that the action will change. */
const labelOf = (action: OrderAction, selected: number): string => {
  const able = action.orders.length;
  const of = able === selected ? '' : `${formatCount(able)} of `;
  return actionTextsOf(action).deed(action.orders, `${of}${counted(selected, 'order')}`);
};

const tooMany = ({ length }: readonly Order[]): string =>
  `At most ${limits.bulkOrders} orders can be changed at once: ${formatCount(length)} are selected. Select fewer.`;

const deselect = (
  orders: readonly Order[],
  selection: Pick<RowSelection, 'retain'>,
  done: readonly Order[],
): void => {
  const changed = new Set(done.map(({ _id }) => _id));
  selection.retain(orders.map(({ _id }) => _id).filter((id) => !changed.has(id)));
};

const keepUnchanged =
  (orders: Order[], selection: Pick<RowSelection, 'retain'>): OutcomeListener =>
  ({ done }) =>
    deselect(orders, selection, done);

/**
 * A bar with the actions on the selected orders. Orders that an action has changed are deselected;
 * those that failed or do not allow it stay selected.
 */
export const BulkOrderActions = ({ orders, caller, selection }: BulkOrderActionsProps) => {
  const choose = useOrderActions();
  const may = useMay();
  const mayRemind = may(apiRoutes.sendReminder);
  const late = orders.filter((order) => isOverdue(order, new Date()));
  const start = (action: OrderAction) => {
    if (action.orders.length > limits.bulkOrders)
      return enqueueSnackbar(tooMany(action.orders), { variant: 'error' });
    return choose(action, keepUnchanged(orders, selection));
  };
  return (
    <SelectionBar selection={selection}>
      <PrintMenu orders={orders} />
      {may(apiRoutes.assign, 'order') && (
        <Suspense>
          <LazyAssignMenu
            kind="order"
            documents={orders.map(({ _id, number }) => ({ _id, name: number }))}
            selection={selection}
          />
        </Suspense>
      )}
      {late.length > 0 && mayRemind && (
        <Suspense>
          <RemindButton orders={late} onSent={(sent) => deselect(orders, selection, sent)}>
            {`Send ${counted(late.length, 'reminder')}`}
          </RemindButton>
        </Suspense>
      )}
      {actionsOn(orders, caller).map((action) => (
        <Button
          key={action.to}
          variant="contained"
          color={action.to === cancelledStatus ? 'error' : 'primary'}
          onClick={() => start(action)}
        >
          {labelOf(action, orders.length)}
        </Button>
      ))}
    </SelectionBar>
  );
};
