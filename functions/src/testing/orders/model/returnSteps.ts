import type { ReturnKind, ReturnStatus } from '../../../contract/index.ts';
import {
  approvedOf,
  askedOf,
  type Drawn,
  feeOf,
  receivedOf,
  resellableOf,
  tools,
} from './drawn.ts';
import {
  add,
  at,
  deliveredOf,
  type Model,
  type ModelReturn,
  netOf,
  ownParcels,
  sum,
  uncredited,
  withCustomer,
} from './model.ts';

/** The day on which the orders of the model are placed. */
export const firstDay = Date.UTC(2026, 0, 31);

const dayMs = 86_400_000;

/** The number of the day half a year after another: the last of its month if that is shorter. */
const halfYearAfter = (day: number): number => {
  const then = new Date(firstDay + day * dayMs);
  const [year, month] = [then.getUTCFullYear(), then.getUTCMonth() + 6];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const end = Date.UTC(year, month, Math.min(then.getUTCDate(), lastOfMonth));
  return (end - firstDay) / dayMs;
};

/** The pieces of a tool that are in a return, and can be in no other. */
const heldBy = (
  { status, asked, approved, received, resolutions, replacement }: ModelReturn,
  tool: number,
): number => {
  if (received) return at(received, tool);
  if (status === 'requested') return at(asked, tool);
  const resolution = resolutions?.[tool] ?? 'none';
  const isMadeGood =
    resolution === 'credit' || (resolution === 'replacement' && replacement !== null);
  return status === 'approved' || isMadeGood ? at(approved, tool) : 0;
};

const lastDayFor = (kind: ReturnKind, arrivedOn: number): number =>
  kind === 'claim' ? halfYearAfter(arrivedOn) : arrivedOn + 30;

/** The day of the arrival of each piece of a tool that is in no return, piece by piece. */
const arrivalsLeft = (model: Model, tool: number): number[] => {
  const days = ownParcels(model)
    .flatMap(({ pieces, arrivedOn }) =>
      arrivedOn === null ? [] : Array.from({ length: at(pieces, tool) }, () => arrivedOn),
    )
    .sort((one, other) => one - other);
  for (const found of model.returns) {
    for (let piece = 0; piece < heldBy(found, tool); piece += 1) {
      const inTime = days.findIndex(
        (day) => day <= found.askedOn && found.askedOn <= lastDayFor(found.kind, day),
      );
      days.splice(Math.max(inTime, 0), 1);
    }
  }
  return days;
};

/** The pieces of a tool that have arrived recently enough, and are in no return. */
const inTime = (model: Model, kind: ReturnKind, tool: number): number =>
  arrivalsLeft(model, tool).filter((day) => model.day <= lastDayFor(kind, day)).length;

const freeOf = (model: Model, tool: number): number =>
  deliveredOf(model, tool) - sum(model.returns.map((found) => heldBy(found, tool)));

const ask = (
  model: Model,
  kind: ReturnKind,
  drawn: Drawn,
  roomOf: (tool: number) => number,
): boolean => {
  const asked = askedOf(drawn);
  const isFree = tools.every((tool) => {
    const wanted = at(asked, tool);
    return wanted === 0 || wanted <= Math.min(freeOf(model, tool), roomOf(tool));
  });
  if (!isFree) return false;
  const untouched = { received: null, resolutions: null, replacement: null, feeRate: 0 };
  const nothing = { approved: [0, 0], resellable: [0, 0] };
  const status = 'requested' as const;
  model.returns.push({ kind, status, askedOn: model.day, asked, ...nothing, ...untouched });
  return true;
};

const withStatus = (
  { returns }: Model,
  { age }: Drawn,
  status: ReturnStatus,
): ModelReturn | undefined => {
  const found = returns.at(-1 - age);
  return found?.status === status ? found : undefined;
};

const end = (found: ModelReturn | undefined, status: ReturnStatus): boolean => {
  if (!found) return false;
  found.status = status;
  return true;
};

const isAtMost = (pieces: readonly number[], most: readonly number[]): boolean =>
  pieces.every((count, tool) => count <= at(most, tool));

const credit = (model: Model, pieces: readonly number[], feeRate: number): number[] => {
  const named = tools.map((tool) => Math.min(at(pieces, tool), uncredited(model, tool)));
  const gross = sum(named.map((count, tool) => count * at(model.prices, tool)));
  const fee = Math.round((gross * feeRate) / 10_000);
  const net = Math.min(gross - fee, netOf(model) - model.credited);
  if (net <= 0) return [0, 0];
  for (const tool of tools) add(model.creditedPieces, tool, at(named, tool));
  model.credited += net;
  return named;
};

const replace = (model: Model, found: ModelReturn, pieces: number[]): void => {
  if (sum(pieces) === 0) return;
  found.replacement = { pieces, isReplacement: true, arrivedOn: null };
  model.parcels.push(found.replacement);
  for (const tool of tools) add(model.stock, tool, -at(pieces, tool));
};

const settle = (model: Model, found: ModelReturn, { resolutions }: Drawn): boolean => {
  const pieces = found.received ?? found.approved;
  const settled = resolutions.map((resolution, tool) =>
    at(pieces, tool) > 0 ? resolution : 'none',
  );
  const piecesFor = (resolution: string) =>
    tools.map((tool) => (settled[tool] === resolution ? at(pieces, tool) : 0));
  const isThere = tools.every(
    (tool) => settled[tool] === 'none' || at(pieces, tool) <= withCustomer(model, tool),
  );
  if (!found.received && !isThere) return false;
  const replaced = piecesFor('replacement');
  const credited = credit(model, piecesFor('credit'), found.feeRate);
  replace(model, found, replaced);
  if (!found.received) {
    for (const tool of tools)
      add(model.settledInPlace, tool, at(credited, tool) + at(replaced, tool));
  }
  found.resolutions = settled;
  return end(found, 'closed');
};

/** What each step of a return does to a model. Each returns whether the order allows it. */
export const returnSteps = {
  askReturn: (model: Model, drawn: Drawn): boolean =>
    ask(model, 'return', drawn, (tool) => inTime(model, 'return', tool)),
  claim: (model: Model, drawn: Drawn): boolean =>
    ask(model, 'claim', drawn, (tool) => inTime(model, 'claim', tool)),
  askLate: (model: Model, drawn: Drawn): boolean =>
    ask(model, 'return', drawn, () => Number.POSITIVE_INFINITY),
  withdraw: (model: Model, drawn: Drawn): boolean =>
    end(withStatus(model, drawn, 'requested'), 'withdrawn'),
  decline: (model: Model, drawn: Drawn): boolean =>
    end(withStatus(model, drawn, 'requested'), 'declined'),
  approve: (model: Model, drawn: Drawn): boolean => {
    const found = withStatus(model, drawn, 'requested');
    const approved = found && approvedOf(drawn, found.asked);
    const feeRate = feeOf(drawn);
    if (!approved || !isAtMost(approved, found.asked)) return false;
    if (found.kind === 'claim' && feeRate > 0) return false;
    Object.assign(found, { approved, feeRate });
    return end(found, 'approved');
  },
  expire: (model: Model, drawn: Drawn): boolean => {
    const found = withStatus(model, drawn, 'approved');
    return found?.kind === 'return' && end(found, 'expired');
  },
  count: (model: Model, drawn: Drawn): boolean => {
    const found = withStatus(model, drawn, 'approved');
    if (!found) return false;
    const received = receivedOf(drawn, found.approved);
    const isThere = tools.every((tool) => at(received, tool) <= withCustomer(model, tool));
    if (sum(received) === 0 || !isAtMost(received, found.approved) || !isThere) return false;
    const resellable = resellableOf(drawn, received);
    for (const tool of tools) add(model.stock, tool, at(resellable, tool));
    Object.assign(found, { received, resellable });
    return end(found, 'received');
  },
  close: (model: Model, drawn: Drawn): boolean => {
    const kept = withStatus(model, drawn, 'approved');
    const found =
      withStatus(model, drawn, 'received') ?? (kept?.kind === 'claim' ? kept : undefined);
    return found !== undefined && settle(model, found, drawn);
  },
};
