import type { Actor } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { Order } from '../../../domain/order/order.ts';
import { doneText, failedText } from '../../../lib/queries/notifyOutcome.ts';
import type { BulkResult } from '../../../lib/queries/runBulk.ts';
import { type DoneNotice, notifyDone } from '../../../ui/feedback/undoNotice.tsx';
import type { OrderAction } from './orderActions.ts';
import { actionTextsOf } from './orderActionTexts.ts';
import { reasonOf, transitionFailureText } from './transitionFailure.ts';
import type { ActionResult } from './useRunAction.ts';

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

/** Adds the undo to a notice of what was done to orders. */
type WithUndo = (text: string, orders: readonly Order[]) => DoneNotice;

interface Notifying {
  caller: Actor;
  withUndo: WithUndo;
}

const notifyOne = (
  action: OrderAction,
  outcome: ActionResult,
  { caller, withUndo }: Notifying,
): void => {
  for (const order of outcome.done) {
    notifyDone(withUndo(actionTextsOf(action).success(order), outcome.moved));
  }
  const failure = actionFailureText(action, outcome, caller);
  if (failure) enqueueSnackbar(failure, { variant: 'error' });
};

/** Notifies of the outcome of an action. */
export const notifyAction = (
  action: OrderAction,
  outcome: ActionResult,
  notifying: Notifying,
): void => {
  if (action.orders.length === 1) {
    notifyOne(action, outcome, notifying);
    return;
  }
  const done = doneText(outcome, wordsOf(action));
  if (done) notifyDone(notifying.withUndo(done, outcome.moved));
  const failure = failedText(outcome, wordsOf(action));
  if (failure) enqueueSnackbar(failure, { variant: 'error' });
};
