import Button from '@mui/material/Button';
import { type Actor, cancelledStatus } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { SelectionBar } from '../../../ui/lists/selection/SelectionBar.tsx';
import type { RowSelection } from '../../../ui/lists/selection/useSelection.ts';
import { actionsOn, type OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { type OutcomeListener, useOrderActions } from './useOrderActions.ts';

interface BulkOrderActionsProps {
  /** The selected orders. */
  orders: Order[];
  caller: Actor;
  selection: RowSelection;
}

/** The label with the number of orders that the action will change. */
const labelOf = (action: OrderAction, selected: number) => {
  const { label } = actionTextsOf(action);
  const able = action.orders.length;
  return `${label} (${able === selected ? able : `${able} of ${selected}`})`;
};

const keepUnchanged =
  (orders: Order[], selection: Pick<RowSelection, 'retain'>): OutcomeListener =>
  ({ done }) => {
    const changed = new Set(done.map(({ _id }) => _id));
    selection.retain(orders.map(({ _id }) => _id).filter((id) => !changed.has(id)));
  };

/**
 * A bar with the actions on the selected orders. Orders that an action has changed are deselected;
 * those that failed or do not allow it stay selected.
 */
export const BulkOrderActions = ({ orders, caller, selection }: BulkOrderActionsProps) => {
  const choose = useOrderActions();
  return (
    <SelectionBar selection={selection}>
      {actionsOn(orders, caller).map((action) => (
        <Button
          key={action.to}
          variant="contained"
          color={action.to === cancelledStatus ? 'error' : 'primary'}
          onClick={() => choose(action, keepUnchanged(orders, selection))}
        >
          {labelOf(action, orders.length)}
        </Button>
      ))}
    </SelectionBar>
  );
};
