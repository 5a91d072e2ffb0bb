import { mdiCancel, mdiCheck, mdiPackageVariantClosedCheck, mdiTruckOutline } from '@mdi/js';
import {
  type Actor,
  cancelledStatus,
  remainingStatuses,
  type TransitionTarget,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import type { RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { actionsOn, type OrderAction } from '../actions/orderActions.ts';
import { actionTextsOf } from '../actions/orderActionTexts.ts';

const icons: Record<TransitionTarget, string> = {
  confirmed: mdiCheck,
  shipped: mdiTruckOutline,
  delivered: mdiPackageVariantClosedCheck,
  cancelled: mdiCancel,
};

/** Shorter labels, for the buttons of a table. */
const shortLabels: Partial<Record<TransitionTarget, string>> = { delivered: 'Deliver' };

interface OrderRowActions {
  /** The step that an order usually takes next, if the caller may make it. */
  nextStep?: RowAction;
  cancellation?: RowAction;
}

/** The caller's actions on an order in a list. `choose` opens the dialog of an action. */
export const orderRowActions = (
  order: Order,
  caller: Actor,
  choose: (action: OrderAction) => void,
): OrderRowActions => {
  const toRowAction = (action: OrderAction, look: Pick<RowAction, 'destructive'> = {}) => ({
    label: shortLabels[action.to] ?? actionTextsOf(action).label,
    icon: icons[action.to],
    run: () => choose(action),
    showsLabel: true,
    ...look,
  });
  const actions = actionsOn([order], caller);
  const [nextStatus] = remainingStatuses(order.status);
  const next = actions.find(({ to }) => to === nextStatus);
  const cancel = actions.find(({ to }) => to === cancelledStatus);
  return {
    ...(next && { nextStep: toRowAction(next) }),
    ...(cancel && { cancellation: toRowAction(cancel, { destructive: true }) }),
  };
};
