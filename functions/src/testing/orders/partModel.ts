/**
 * A model of an order in parts, which counts without any code of the shop what has happened to each
 * of its two tools. Tests compare the shop's orders with it.
 */
import type { OrderFields, OrderStatus } from '../../contract/index.ts';

/** A step with its parameters, as they are drawn. */
export interface Drawn {
  step: PartStep;
  tool: number;
  quantity: number;
  parcel: number;
}

/** What an order was placed with: the pieces and the price of each tool, and the tax. */
export interface ModelTerms {
  ordered: number[];
  prices: number[];
  /** In basis points. */
  taxRate: number;
}

/** An order after some steps. */
export interface Model extends ModelTerms {
  cancelled: number[];
  /** The pieces of each shipment by tool; null once it was reversed. */
  parcels: ({ pieces: number[]; arrived: boolean } | null)[];
  isConfirmed: boolean;
  /** The pieces of each tool that the invoice bills. */
  billed: number[];
  /** The net amount of all credit notes. */
  credited: number;
  creditedPieces: number[];
  paid: number;
}

/** The usual order of tests: five pieces of each tool at 19.99, without tax. */
const usualTerms: ModelTerms = { ordered: [5, 5], prices: [1_999, 1_999], taxRate: 0 };

/** A new order. */
export const newModel = (terms = usualTerms): Model => ({
  ...terms,
  cancelled: [0, 0],
  parcels: [],
  isConfirmed: false,
  billed: [...terms.ordered],
  credited: 0,
  creditedPieces: [0, 0],
  paid: 0,
});

const tools = [0, 1];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

const add = (numbers: number[], index: number, amount: number): void => {
  numbers[index] = at(numbers, index) + amount;
};

/** The pieces of each tool that were not cancelled. */
export const keptOf = ({ ordered, cancelled }: Model): number[] =>
  tools.map((tool) => at(ordered, tool) - at(cancelled, tool));

const shippedOf = ({ parcels }: Model, tool: number): number =>
  sum(parcels.map((parcel) => (parcel ? at(parcel.pieces, tool) : 0)));

const remainingOf = (model: Model, tool: number): number =>
  at(keptOf(model), tool) - shippedOf(model, tool);

const restOf = (model: Model): number[] => tools.map((tool) => remainingOf(model, tool));

const isCancelled = (model: Model): boolean => sum(keptOf(model)) === 0;

const netOf = ({ billed, prices }: Model): number =>
  sum(tools.map((tool) => at(billed, tool) * at(prices, tool)));

const withTax = ({ taxRate }: Model, net: number): number =>
  net + Math.round((net * taxRate) / 10_000);

const owedOf = (model: Model): number =>
  isCancelled(model) ? 0 : withTax(model, netOf(model)) - withTax(model, model.credited);

const statusOf = (model: Model): OrderStatus => {
  const shipped = sum(tools.map((tool) => shippedOf(model, tool)));
  if (isCancelled(model)) return 'cancelled';
  if (shipped === 0) return model.isConfirmed ? 'confirmed' : 'placed';
  if (sum(restOf(model)) > 0) return 'part-shipped';
  const isThere = model.parcels.every((parcel) => parcel === null || parcel.arrived);
  return isThere ? 'delivered' : 'shipped';
};

const cancelInModel = (model: Model, { tool, quantity }: Drawn): void => {
  add(model.cancelled, tool, quantity);
  if (model.isConfirmed) {
    const left = at(model.billed, tool) - at(model.creditedPieces, tool);
    const pieces = Math.min(quantity, left);
    add(model.creditedPieces, tool, pieces);
    model.credited += Math.min(pieces * at(model.prices, tool), netOf(model) - model.credited);
  } else if (!isCancelled(model)) model.billed = keptOf(model);
};

/** The net amount of a credit without pieces. */
export const amountOf = ({ quantity }: Drawn): number => quantity * 777;

/** The amount of a payment. */
export const paymentOf = ({ quantity }: Drawn): number => quantity * 1_000;

/** The amount of a refund. */
export const refundOf = ({ quantity }: Drawn): number => quantity * 500;

/** What each step does to a model; returns whether the order allows it. */
export const applied = {
  confirm: (model: Model): boolean => {
    if (model.isConfirmed || isCancelled(model)) return false;
    model.isConfirmed = true;
    return true;
  },
  shipRest: (model: Model): boolean => {
    if (!['confirmed', 'part-shipped'].includes(statusOf(model))) return false;
    model.parcels.push({ pieces: restOf(model), arrived: false });
    return true;
  },
  deliverAll: (model: Model): boolean => {
    if (statusOf(model) !== 'shipped') return false;
    for (const parcel of model.parcels) if (parcel) parcel.arrived = true;
    return true;
  },
  cancelAll: (model: Model): boolean => {
    if (!['placed', 'confirmed'].includes(statusOf(model))) return false;
    for (const [tool, rest] of restOf(model).entries()) add(model.cancelled, tool, rest);
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
    model.parcels.push({ pieces, arrived: false });
    return true;
  },
  deliver: ({ parcels }: Model, { parcel }: Drawn): boolean => {
    const found = parcels[parcel];
    if (!found || found.arrived) return false;
    found.arrived = true;
    return true;
  },
  reverse: ({ parcels }: Model, { parcel }: Drawn): boolean => {
    if (!parcels[parcel]) return false;
    parcels[parcel] = null;
    return true;
  },
  cancel: (model: Model, drawn: Drawn): boolean => {
    if (drawn.quantity > remainingOf(model, drawn.tool)) return false;
    cancelInModel(model, drawn);
    return true;
  },
  creditPieces: (model: Model, { tool, quantity }: Drawn): boolean => {
    const left = at(model.billed, tool) - at(model.creditedPieces, tool);
    const net = quantity * at(model.prices, tool);
    const isLeft = quantity <= left && net <= netOf(model) - model.credited;
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
};

/** The steps of an order, and its payments and refunds. */
export type PartStep = keyof typeof applied;

/** The figures of an order, as the model counts them. */
export const figuresIn = (model: Model) => ({
  status: statusOf(model),
  cancelled: model.cancelled,
  shipped: tools.map((tool) => shippedOf(model, tool)),
  creditedPieces: model.creditedPieces,
  credited: { net: model.credited, total: withTax(model, model.credited) },
  total: withTax(model, netOf(model)),
  paid: model.paid,
  amountDue: Math.max(owedOf(model) - model.paid, 0),
});

/** The compared fields of an order of the shop. */
interface PartOrder extends Pick<OrderFields, 'status' | 'lines' | 'credited' | 'total' | 'paid'> {
  amountDue: number;
}

/** The same figures of an order of the shop. */
export const figuresOf = (order: PartOrder) => ({
  status: order.status,
  cancelled: order.lines.map((line) => line.cancelled),
  shipped: order.lines.map((line) => line.shipped),
  creditedPieces: order.lines.map((line) => line.credited),
  credited: order.credited,
  total: order.total,
  paid: order.paid,
  amountDue: order.amountDue,
});
