import {
  type AskedReturnInput,
  dayOf,
  type EarlierReturn,
  formatDay,
  lateLines,
  limits,
  missingReasons,
  orderTermsOf,
  piecesOfTool,
  type RequestedReturn,
  type ReturnLine,
  returnableOf,
  returnIdOf,
  returnNumberOf,
  rolesOn,
  type ShopSettings,
  type StepRole,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { returns } from '../../store/collections/collections.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { toOrder } from '../ordering/orders/orderResponse.ts';
import { changeOnce } from '../ordering/status/changeOnce.ts';
import { readReturnsOf } from '../ordering/status/orderReturns.ts';
import { takenPieces } from '../ordering/status/takenPieces.ts';
import { takeStep } from '../ordering/status/takeStep.ts';
import { readSettings } from '../settings/settings.ts';
import { mailRequestToShop } from './returnNotices.ts';
import { checkPictures } from './returnPictures.ts';
import { returnResource } from './storedReturns.ts';

type Input = Omit<AskedReturnInput, 'kind'> & { kind: ReturnDocument['kind'] };

/** In which role an account asks; throws for a member who may only look at the order. */
const actorOf = (order: OrderDocument, { exception = '' }: Input, caller: Caller): StepRole => {
  const roles = rolesOn(order, caller);
  const role = exception === '' ? roles[0] : roles.find((one) => one === 'admin');
  if (role) return role;
  if (roles.length === 0) throw new ApiError('role-forbidden');
  throw validationError({ exception: 'Only the shop makes exceptions' });
};

const checkReasons = ({ kind, lines }: Input): void => {
  const missing = missingReasons(kind, lines);
  if (Object.keys(missing).length > 0) throw validationError(missing);
};

const checkTime = (
  order: OrderDocument,
  { kind, lines, exception = '' }: Input,
  { settings, others, at }: { settings: ShopSettings; others: readonly EarlierReturn[]; at: Date },
): void => {
  if (exception !== '') return;
  const { returnDays, timeZone } = settings;
  const period = { kind, returnDays, timeZone, today: dayOf(at, timeZone) };
  const late = lateLines(order, lines, others, period);
  const [first] = late;
  if (!first) return;
  const errors = late.map(({ position, lastDay }) => [
    `lines.${position}.quantity`,
    `The last day was ${formatDay(lastDay)}`,
  ]);
  throw new ApiError('return-too-late', {
    errors: Object.fromEntries(errors),
    lastDay: first.lastDay,
  });
};

const linesOf = ({ lines }: OrderDocument, input: Input): ReturnLine[] =>
  lines
    .map(({ toolId, sku, toolName }) => ({
      toolId,
      sku,
      toolName,
      asked: piecesOfTool(input.lines, toolId),
      approved: 0,
      received: 0,
      resellable: 0,
      reason: input.lines.find((line) => line.toolId === toolId)?.reason ?? '',
      note: '',
      resolution: null,
    }))
    .filter(({ asked }) => asked > 0);

/** What a new return needs to know. */
interface NewReturn {
  id: string;
  order: OrderDocument;
  input: Input;
  by: { actor: StepRole; uid: string; at: Date };
}

const createReturn = (
  transaction: Transaction,
  { id: orderId, order, input, by }: NewReturn,
): { id: string; content: ReturnDocument } => {
  const number = returnNumberOf(order.number, order.returnCount + 1);
  const { payerId, payerName, userId, userName, userEmail } = order;
  const lines = linesOf(order, input);
  const { pictures = [] } = input;
  const names = { number, payerName, userName, userEmail, lines, orderNumber: order.number };
  const content: ReturnDocument = {
    ...{ number, kind: input.kind, orderId, orderNumber: order.number },
    ...{ payerId, payerName, userId, userName, userEmail, lines },
    feeRate: 0,
    pictures,
    pictureOwner: pictures.length > 0 ? by.uid : null,
    status: 'requested',
    exception: input.exception ?? '',
    history: [{ status: 'requested', ...by, transitionId: transaction.id }],
    expiresAt: null,
    creditNoteNumber: null,
    shipmentNumber: null,
    createdAt: by.at,
    checkAt: null,
    searchTerms: orderTermsOf(names),
  };
  const id = returnIdOf(orderId, number);
  transaction.create(returns.doc(id), content);
  return { id, content };
};

const toRequested = (
  { id, content }: { id: string; content: ReturnDocument },
  orderId: string,
  order: OrderDocument,
): RequestedReturn => ({
  acknowledged: true,
  insertedId: id,
  return: returnResource.toSent(id, content),
  order: toOrder(orderId, order),
});

const tooManyMessage = `An order can have at most ${limits.returnsOfOrder} returns`;

/**
 * Asks for a return of pieces that have arrived, or claims the guarantee for them: as the customer
 * of the order, or as an admin for the customer, also after the time with a reason. A retry with
 * the same key gets the first response. Throws `order-not-found`, `role-forbidden` for a member who
 * does not order, `validation`, `nothing-left` for more pieces than have arrived and are in no
 * other return, and `return-too-late`.
 */
export const requestReturn = async (
  orderId: string,
  { input, key }: IdempotentRequest<Input>,
  caller: Caller,
): Promise<RequestedReturn> => {
  await checkPictures(input.pictures ?? [], caller);
  const settings = await readSettings();
  const request = { id: orderId, key, input: { return: input } };
  return changeOnce(request, caller, async (transaction, order) => {
    const actor = actorOf(order, input, caller);
    checkReasons(input);
    if (order.returnCount >= limits.returnsOfOrder)
      throw validationError({ lines: tooManyMessage });
    const others = await readReturnsOf(transaction, orderId, order);
    const pieces = takenPieces(order.lines, input.lines, (line) =>
      returnableOf(order, line, others),
    );
    const by = { actor, uid: caller.uid, at: new Date() };
    checkTime(order, input, { settings, others, at: by.at });
    const created = createReturn(transaction, { id: orderId, order, input, by });
    if (actor === 'customer') {
      await mailRequestToShop(transaction, { id: created.id, found: created.content });
    }
    const { number: returnNumber } = created.content;
    const taken = pieces.map(({ toolId, quantity }) => ({ toolId, quantity }));
    const step = { id: orderId, order, step: 'return-asked', actor, returnNumber } as const;
    const changed = await takeStep(transaction, { ...step, pieces: taken }, caller, readSettings);
    return toRequested(created, orderId, changed);
  });
};
