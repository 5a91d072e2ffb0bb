import {
  addDays,
  dayOf,
  endOfDay,
  type LinePieces,
  linesAfterTransition,
  orderNumberOf,
  piecesResolved,
  type ReturnKind,
  type ReturnLine,
  type ReturnTransitionInput,
  returnExpiryDays,
  returnNumberOf,
} from 'functions/contract';
import type { ReturnDocument, StoredOrderEvent, StoredReturnEvent } from 'functions/documents';
import { catalogue } from '../../catalogue/catalogue.ts';
import { admin } from '../../data/accounts.ts';
import { afterWorking } from '../../data/calendar.ts';
import { settings } from '../../data/settings.ts';
import type { SeedLine } from './lines.ts';

/** A decision of the shop, or the customer's withdrawal, so many minutes after the step before. */
interface PlannedChange extends ReturnTransitionInput {
  after: number;
}

/** A picture that a customer has added: the id of its file, and the tool that it shows. */
export interface ReturnPicture {
  id: string;
  toolId: string;
}

/** A return of an order, and how it goes on. */
export interface PlannedReturn {
  kind: ReturnKind;
  lines: (SeedLine & { reason?: string })[];
  /** How many minutes after the step before it. */
  after: number;
  changes: PlannedChange[];
  picture?: ReturnPicture;
  /** Whether its pieces have not arrived in time after the last change. */
  expires?: boolean;
}

/** A return of an order of the seed, without what its order says. */
export interface SeedReturn
  extends Pick<
    ReturnDocument,
    'number' | 'kind' | 'lines' | 'feeRate' | 'status' | 'history' | 'expiresAt'
  > {
  picture: ReturnPicture | null;
}

/** The order that pieces of are returned, as it is before its returns. */
interface ReturnedOrder {
  id: string;
  uid: string;
  history: readonly StoredOrderEvent[];
}

/** The returns of an order, and its history with their steps. */
interface OrderWithReturns {
  history: StoredOrderEvent[];
  returns: SeedReturn[];
}

const { timeZone } = settings;

const minuteMs = 60_000;

const toLine = ({ toolId, quantity, reason = '' }: PlannedReturn['lines'][number]): ReturnLine => {
  const tool = catalogue.find(({ id }) => id === toolId);
  if (!tool) throw new Error(`There is no tool ${toolId}`);
  const { sku, toolName } = tool;
  const counts = { asked: quantity, approved: 0, received: 0, resellable: 0 };
  return { toolId, sku, toolName, ...counts, reason, note: '', resolution: null };
};

const piecesIn = ({ lines }: SeedReturn, figureOf: (line: ReturnLine) => number): LinePieces[] =>
  lines
    .map((line) => ({ toolId: line.toolId, quantity: figureOf(line) }))
    .filter(({ quantity }) => quantity > 0);

const stepOf = (
  found: SeedReturn,
  { carrier = '', trackingNumber = '' }: Partial<PlannedChange>,
): (Pick<StoredOrderEvent, 'step'> & Partial<StoredOrderEvent>) | null => {
  if (found.status === 'requested')
    return { step: 'return-asked', pieces: piecesIn(found, ({ asked }) => asked) };
  if (found.status === 'received') {
    const pieces = piecesIn(found, ({ received }) => received);
    return {
      step: 'returned',
      pieces,
      resellable: piecesIn(found, ({ resellable }) => resellable),
    };
  }
  if (found.status !== 'closed') return null;
  const [pieces, replaced] = [
    piecesResolved(found, 'credit'),
    piecesResolved(found, 'replacement'),
  ];
  if (replaced.length > 0) return { step: 'settled', replaced, carrier, trackingNumber };
  return pieces.length > 0 ? { step: 'settled', pieces } : null;
};

/** The step of the order that a change of its return makes; none for most decisions. */
const orderEvents = (found: SeedReturn, input: Partial<PlannedChange> = {}): StoredOrderEvent[] => {
  const event = found.history.at(-1);
  const step = stepOf(found, input);
  if (!event || !step) return [];
  const { actor, uid, at } = event;
  const by = { status: 'placed', actor, uid, at, transitionId: null } as const;
  return [{ ...step, ...by, returnNumber: found.number }];
};

const changed = (found: SeedReturn, input: PlannedChange, uid: string): SeedReturn => {
  const { to: status, after, reason, feeRate = found.feeRate } = input;
  const since = found.history.at(-1)?.at ?? new Date(0);
  const event: StoredReturnEvent =
    status === 'withdrawn'
      ? {
          ...{ status, actor: 'customer', uid, transitionId: 'seed' },
          at: new Date(since.getTime() + after * minuteMs),
        }
      : {
          ...{ status, actor: 'admin', uid: admin.uid, transitionId: 'seed' },
          at: afterWorking(after, since),
          ...(reason && { reason }),
        };
  const expires = status === 'approved' && found.kind === 'return';
  return {
    ...found,
    ...{ status, feeRate, lines: linesAfterTransition(found, input) },
    history: [...found.history, event],
    ...(expires && {
      expiresAt: endOfDay(addDays(dayOf(event.at, timeZone), returnExpiryDays), timeZone),
    }),
  };
};

const expired = (found: SeedReturn): SeedReturn => {
  const at = found.expiresAt ?? new Date(0);
  const event = {
    status: 'expired',
    actor: 'system',
    uid: null,
    at,
    transitionId: 'seed',
  } as const;
  return { ...found, status: event.status, history: [...found.history, event] };
};

const requested = (
  { kind, lines, after, picture }: PlannedReturn,
  number: string,
  { uid, history }: ReturnedOrder,
): SeedReturn => {
  const since = history.at(-1)?.at ?? new Date(0);
  const at = new Date(since.getTime() + after * minuteMs);
  const by = { actor: 'customer', uid, at, transitionId: 'seed' } as const;
  return {
    ...{ number, kind, lines: lines.map(toLine), picture: picture ?? null },
    ...{ feeRate: 0, status: 'requested', expiresAt: null },
    history: [{ status: 'requested', ...by }],
  };
};

/** The history of an order with the steps of its returns, one return after the other. */
export const withReturns = (
  { id, uid, history: before }: ReturnedOrder,
  planned: readonly PlannedReturn[],
): OrderWithReturns => {
  const history = [...before];
  const returns = planned.map((plan, index) => {
    const number = returnNumberOf(orderNumberOf(id), index + 1);
    let found = requested(plan, number, { id, uid, history });
    history.push(...orderEvents(found));
    for (const change of plan.changes) {
      found = changed(found, change, uid);
      history.push(...orderEvents(found, change));
    }
    return plan.expires ? expired(found) : found;
  });
  return { history, returns };
};
