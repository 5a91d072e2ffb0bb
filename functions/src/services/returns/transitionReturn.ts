import {
  type AuditAction,
  addDays,
  type ChangedReturn,
  dayOf,
  endOfDay,
  isOwn,
  linesAfterTransition,
  type ReturnTarget,
  type ReturnTransitionInput,
  returnExpiryDays,
  returnLifecycles,
  rolesOn,
  type ShopSettings,
  type StepRole,
  transitionErrors,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ReturnDocument, StoredReturnEvent } from '../../documents/orders/returns.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { orders, returns } from '../../store/collections/collections.ts';
import { newsOf } from '../../store/handling.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { closeCardPage, payableFields } from '../ordering/booking/closeCardPage.ts';
import type { Step } from '../ordering/status/step.ts';
import { takeStep } from '../ordering/status/takeStep.ts';
import { readSettings } from '../settings/settings.ts';
import { mailChangeToCustomer } from './returnNotices.ts';
import { receivedStep, settledStep } from './settleReturn.ts';
import { countChangeAtOrder, returnResource } from './storedReturns.ts';

type Input = Omit<ReturnTransitionInput, 'to'> & { to: ReturnTarget };

/** A permitted transition of a return. */
interface Transition {
  id: string;
  /** The return before it. */
  before: ReturnDocument;
  input: Input;
  event: StoredReturnEvent;
  caller: Caller;
}

const actorFor = (found: ReturnDocument, to: ReturnTarget, caller: Caller): StepRole => {
  const { status: returnStatus } = found;
  const [lifecycle, roles] = [returnLifecycles[found.kind], rolesOn(found, caller)];
  const actor = lifecycle.actor(returnStatus, to, roles);
  if (actor) return actor;
  const allowedForReturn = lifecycle.allowed(returnStatus, roles);
  throw new ApiError('return-not-changeable', { returnStatus, allowedForReturn });
};

const checkInput = (found: ReturnDocument, input: Input): void => {
  const errors = transitionErrors(found, input);
  if (Object.keys(errors).length > 0) throw validationError(errors);
};

/** Until the end of which day the customer has to send approved pieces back. */
const expiryOf = ({ kind }: ReturnDocument, at: Date, { timeZone }: ShopSettings): Date | null =>
  kind === 'claim' ? null : endOfDay(addDays(dayOf(at, timeZone), returnExpiryDays), timeZone);

const changesOf = async ({
  before,
  input,
  event,
}: Transition): Promise<Partial<ReturnDocument>> => {
  const { to: status, feeRate = 0 } = input;
  const approval =
    status === 'approved'
      ? { feeRate, expiresAt: expiryOf(before, event.at, await readSettings()) }
      : {};
  return {
    status,
    lines: linesAfterTransition(before, input),
    history: [...before.history, event],
    ...newsOf(before, event.uid),
    ...approval,
  };
};

const actions = {
  approved: 'return-approved',
  declined: 'return-declined',
  received: 'return-received',
  closed: 'return-closed',
} as const satisfies Partial<Record<ReturnTarget, AuditAction>>;

const recordDecision = (
  transaction: Transaction,
  { before, input: { to, reason }, event, caller }: Transition,
): void => {
  if (event.actor !== 'admin' || to === 'withdrawn') return;
  recordAudit(transaction, caller, {
    action: actions[to],
    target: { kind: 'order', id: before.orderId, label: `${before.number}, ${before.userEmail}` },
    before: { status: before.status },
    after: { status: to, returnNumber: before.number, ...(reason && { reason }) },
  });
};

type OrderStep = Partial<Step> & Pick<Step, 'step'>;

const stepOf = async (
  transaction: Transaction,
  found: ReturnDocument,
  order: OrderDocument,
  input: Input,
): Promise<OrderStep | null> =>
  input.to === 'received'
    ? receivedStep({ found, order, input })
    : settledStep(transaction, { found, order, input });

/** An order after the step of a return, and what the return notes of it. */
interface SteppedOrder {
  order: OrderDocument;
  noted: Partial<ReturnDocument>;
}

/** What the order does with its pieces: then its step is in the audit log, too. */
const changeOrder = async (
  transaction: Transaction,
  { before, input, event, caller }: Transition,
  found: ReturnDocument,
): Promise<SteppedOrder | null> => {
  if (input.to !== 'received' && input.to !== 'closed') return null;
  const { orderId: id, number: returnNumber } = before;
  const order = await transaction.read(orders.doc(id));
  if (!order) throw new ApiError('return-not-found');
  const step = await stepOf(transaction, found, order, input);
  if (!step) return null;
  const { reason } = event;
  const taken = { id, order, actor: event.actor, returnNumber, ...(reason && { reason }), ...step };
  const after = await takeStep(transaction, taken, caller, readSettings);
  const { creditNoteNumber = null, shipmentNumber = null } = after.history.at(-1) ?? {};
  const noted = input.to === 'closed' ? { creditNoteNumber, shipmentNumber } : {};
  return { order: after, noted };
};

const makeTransition = async (
  transaction: Transaction,
  transition: Transition,
): Promise<{ found: ReturnDocument; order: OrderDocument | null }> => {
  const { id, before } = transition;
  const changes = await changesOf(transition);
  const after = { ...before, ...changes };
  const stepped = await changeOrder(transaction, transition, after);
  if (!stepped) {
    countChangeAtOrder(transaction, before);
    recordDecision(transaction, transition);
  }
  const checkAt = returnLifecycles[after.kind].jobAt(after.status, after.expiresAt);
  const stored = { ...changes, ...stepped?.noted, checkAt };
  transaction.update(returns.doc(id), stored);
  const found = { ...before, ...stored };
  await mailChangeToCustomer(transaction, { id, found });
  return { found, order: stepped?.order ?? null };
};

/**
 * Moves a return to another status. Pieces that arrive are counted, and the resellable ones come
 * back to stock; a close issues the credit note, closes a card page that would then take too much,
 * and ships the replacements. The customer gets a mail. A retry with the same key gets the first
 * response. Throws `return-not-found`, `return-not-changeable` with the statuses to which the caller
 * may move it, `validation` for missing or wrong details, and `nothing-left`, `tool-not-found` and
 * `insufficient-stock` for pieces that there are not.
 */
export const transitionReturn = async (
  id: string,
  { input, key }: IdempotentRequest<Input>,
  caller: Caller,
): Promise<ChangedReturn> => {
  const checkRights = (stored: ReturnDocument | undefined) => {
    const found = returnResource.permitted(stored, caller);
    if (!caller.staff && !isOwn(found, caller)) throw new ApiError('role-forbidden');
  };
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = { ...sent, changes: returnResource.reference(id), checkRights };
  const { response, payable } = await once(request, async (transaction, stored) => {
    const before = returnResource.permitted(stored, caller);
    const actor = actorFor(before, input.to, caller);
    checkInput(before, input);
    const { to: status, reason } = input;
    const by = { actor, uid: caller.uid, at: new Date(), transitionId: transaction.id };
    const event = { status, ...by, ...(reason && { reason }) };
    const transition = { id, before, input, event, caller };
    const { found, order } = await makeTransition(transaction, transition);
    const response = { acknowledged: true as const, return: returnResource.toSent(id, found) };
    return { response, payable: order && payableFields(order) };
  });
  if (payable) await closeCardPage(payable);
  return response;
};
