import { type Actor, allowedTransitions } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { orderStatusChips } from '../../../domain/order/orderFilters.ts';
import { ApiProblem, fieldErrorsOf, isClientError } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { possibleText } from './orderActionTexts.ts';

/** The current status of the order, if that is why the action failed. */
const currentStatus = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'transition-not-allowed'
    ? error.details.orderStatus
    : undefined;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The messages of the contract are `Enter the name of the seller`. */
const missingSettings = (error: unknown): string => {
  const messages = Object.values(fieldErrorsOf(error));
  return list.format(messages.map((message) => message.replace(/^Enter /, '')));
};

/** Whether an action failed because the settings lack what an invoice needs. */
export const lacksSettings = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'settings-incomplete';

const messageFor = (error: unknown): string =>
  lacksSettings(error)
    ? `An invoice needs settings that are missing: ${missingSettings(error)}.`
    : messageOf(error);

/** Why an action on one of several orders failed. */
export const reasonOf = (error: unknown): string => {
  const status = currentStatus(error);
  return status ? `The status is now ${orderStatusChips[status].label}.` : messageFor(error);
};

/** Why an action on an order failed, and what the caller can do with it now. */
export const transitionFailureText = (error: unknown, order: Order, caller: Actor): string => {
  const status = currentStatus(error);
  if (!status) return `Order ${order.number}: ${messageFor(error)}`;
  const possible = possibleText(allowedTransitions({ ...order, status }, caller));
  const advice = possible ? `You can ${possible}.` : 'You can no longer change it.';
  return `The status of order ${order.number} is now ${orderStatusChips[status].label}. ${advice}`;
};

/** Refusals that another attempt can avoid. */
const avoidable: ReadonlySet<string> = new Set([
  'validation',
  'rate-limited',
  'settings-incomplete',
]);

/** Whether an action was refused for good: a retry cannot succeed. */
export const isFinal = (error: unknown): boolean =>
  isClientError(error) && error instanceof ApiProblem && !avoidable.has(error.code);
