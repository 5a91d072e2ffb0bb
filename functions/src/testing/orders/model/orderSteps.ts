import { amountOf, type Drawn, daysOf, paymentOf, refundOf, tools } from './drawn.ts';
import {
  add,
  at,
  inOpenReturns,
  isCancelled,
  type Model,
  type ModelParcel,
  netOf,
  owedOf,
  remainingOf,
  restOf,
  statusOf,
  uncredited,
  withCustomer,
} from './model.ts';

const ship = (model: Model, pieces: number[]): void => {
  model.parcels.push({ pieces, isReplacement: false, arrivedOn: null });
};

/** A replacement that comes back made up for nothing: what it replaced can be claimed again. */
const takeBack = (model: Model, parcel: ModelParcel): void => {
  const found = model.returns.find(({ replacement }) => replacement === parcel);
  for (const tool of tools) {
    add(model.stock, tool, at(parcel.pieces, tool));
    if (found && !found.received) add(model.settledInPlace, tool, -at(parcel.pieces, tool));
  }
  if (found) found.replacement = null;
};

const creditCancelled = (model: Model, { tool, quantity }: Drawn): void => {
  const pieces = Math.min(quantity, uncredited(model, tool));
  add(model.creditedPieces, tool, pieces);
  model.credited += Math.min(pieces * at(model.prices, tool), netOf(model) - model.credited);
};

const cancelPieces = (model: Model, tool: number, quantity: number): void => {
  add(model.cancelled, tool, quantity);
  add(model.stock, tool, quantity);
};

/**
 * What each step of the order itself, and each payment, does to a model. Each returns whether the
 * order allows it.
 */
export const orderSteps = {
  confirm: (model: Model): boolean => {
    if (model.isConfirmed || isCancelled(model)) return false;
    model.isConfirmed = true;
    return true;
  },
  shipRest: (model: Model): boolean => {
    if (!['confirmed', 'part-shipped'].includes(statusOf(model))) return false;
    ship(model, restOf(model));
    return true;
  },
  deliverAll: (model: Model): boolean => {
    if (statusOf(model) !== 'shipped') return false;
    for (const parcel of model.parcels) if (parcel) parcel.arrivedOn ??= model.day;
    return true;
  },
  cancelAll: (model: Model): boolean => {
    if (!['placed', 'confirmed'].includes(statusOf(model))) return false;
    for (const [tool, rest] of restOf(model).entries()) cancelPieces(model, tool, rest);
    if (model.isConfirmed) {
      model.creditedPieces = [...model.billed];
      model.credited = netOf(model);
    }
    return true;
  },
  ship: (model: Model, { tool, quantity }: Drawn): boolean => {
    const isOpen = model.isConfirmed && !isCancelled(model);
    if (!isOpen || quantity > remainingOf(model, tool)) return false;
    const pieces = [0, 0];
    pieces[tool] = quantity;
    ship(model, pieces);
    return true;
  },
  deliver: ({ parcels, day }: Model, { age }: Drawn): boolean => {
    const parcel = parcels.at(-1 - age);
    if (!parcel || parcel.arrivedOn !== null) return false;
    parcel.arrivedOn = day;
    return true;
  },
  reverse: (model: Model, { age }: Drawn): boolean => {
    const parcel = model.parcels.at(-1 - age);
    if (!parcel) return false;
    const { pieces, isReplacement, arrivedOn } = parcel;
    const keptOf = (tool: number) => withCustomer(model, tool) - inOpenReturns(model, tool);
    const isKept = tools.every((tool) => at(pieces, tool) <= Math.max(keptOf(tool), 0));
    if (!isReplacement && arrivedOn !== null && !isKept) return false;
    if (isReplacement) takeBack(model, parcel);
    model.parcels.splice(-1 - age, 1, null);
    return true;
  },
  cancel: (model: Model, drawn: Drawn): boolean => {
    const { tool, quantity } = drawn;
    if (quantity > remainingOf(model, tool)) return false;
    cancelPieces(model, tool, quantity);
    if (model.isConfirmed) creditCancelled(model, drawn);
    else if (!isCancelled(model)) {
      model.billed = tools.map((one) => at(model.ordered, one) - at(model.cancelled, one));
    }
    return true;
  },
  creditPieces: (model: Model, { tool, quantity }: Drawn): boolean => {
    const net = quantity * at(model.prices, tool);
    const isLeft = quantity <= uncredited(model, tool) && net <= netOf(model) - model.credited;
    if (!model.isConfirmed || !isLeft) return false;
    add(model.creditedPieces, tool, quantity);
    model.credited += net;
    return true;
  },
  creditAmount: (model: Model, drawn: Drawn): boolean => {
    const amount = amountOf(drawn);
    if (!model.isConfirmed || amount > netOf(model) - model.credited) return false;
    model.credited += amount;
    return true;
  },
  pay: (model: Model, drawn: Drawn): boolean => {
    model.paid += paymentOf(drawn);
    return true;
  },
  refund: (model: Model, drawn: Drawn): boolean => {
    if (refundOf(drawn) > model.paid - owedOf(model)) return false;
    model.paid -= refundOf(drawn);
    return true;
  },
  wait: (model: Model, drawn: Drawn): boolean => {
    model.day += daysOf(drawn);
    return true;
  },
};
