import { createContext, useContext } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import type { OrderAction } from './orderActions.ts';

/** Called with the outcome of each attempt. */
export type OutcomeListener = (outcome: BulkResult<Order>) => void;

/** Opens the dialog of an action. */
export type ChooseAction = (action: OrderAction, onOutcome?: OutcomeListener) => void;

export const OrderActionsContext = createContext<ChooseAction | null>(null);

/** Opens the dialog of an action. Only inside an OrderActionsProvider. */
export const useOrderActions = (): ChooseAction => {
  const choose = useContext(OrderActionsContext);
  if (!choose) throw new Error('useOrderActions needs an OrderActionsProvider');
  return choose;
};
