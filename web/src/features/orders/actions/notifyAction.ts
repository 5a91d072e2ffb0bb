import type { Actor } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { Order } from '../../../domain/order/order.ts';
import { failedText, notifyOutcome } from '../../../lib/queries/notifyOutcome.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import type { OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { reasonOf, transitionFailureText } from './transitionFailure.ts';

const wordsOf = (action: OrderAction) => ({
  noun: 'order',
  done: actionTextsOf(action).done,
  nameOf: ({ number }: Order) => number,
  reasonOf,
});

/** Why an action failed, for one order or several; undefined if it did not fail. */
export const actionFailureText = (
  action: OrderAction,
  outcome: BulkResult<Order>,
  caller: Actor,
): string | undefined => {
  const [first] = outcome.failed;
  return first && action.orders.length === 1
    ? transitionFailureText(first.error, first.item, caller)
    : failedText(outcome, wordsOf(action));
};

const notifyOne = (action: OrderAction, outcome: BulkResult<Order>, caller: Actor): void => {
  for (const order of outcome.done) {
    enqueueSnackbar(actionTextsOf(action).success(order), { variant: 'success' });
  }
  const failure = actionFailureText(action, outcome, caller);
  if (failure) enqueueSnackbar(failure, { variant: 'error' });
};

/** Notifies of the outcome of an action. */
export const notifyAction = (
  action: OrderAction,
  outcome: BulkResult<Order>,
  caller: Actor,
): void => {
  if (action.orders.length > 1) notifyOutcome(outcome, wordsOf(action));
  else notifyOne(action, outcome, caller);
};
