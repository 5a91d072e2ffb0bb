/**
 * A model of an order in parts, which counts without any code of the shop what has happened to each
 * of its two tools. Tests compare the shop's orders with it.
 */
import type {
  OrderFields,
  OrderReturn,
  OrderStatus,
  Resolution,
  ReturnKind,
  ReturnLine,
  ReturnStatus,
} from '../../../contract/index.ts';
import { tools } from './drawn.ts';

/** What an order was placed with: the pieces and the price of each tool, and the tax. */
export interface ModelTerms {
  ordered: number[];
  prices: number[];
  /** In basis points. */
  taxRate: number;
}

/** A shipment of pieces by tool. */
export interface ModelParcel {
  pieces: number[];
  isReplacement: boolean;
  /** The day of its arrival; null while it is underway. */
  arrivedOn: number | null;
}

/** A return or claim, with its pieces by tool. */
export interface ModelReturn {
  kind: ReturnKind;
  status: ReturnStatus;
  /** The day on which it was requested. */
  askedOn: number;
  asked: number[];
  approved: number[];
  /** Null until they are counted. */
  received: number[] | null;
  resellable: number[];
  /** In basis points. */
  feeRate: number;
  /** Null until it is closed. */
  resolutions: Resolution[] | null;
  /** The shipment of its replacements; null if there is none, or it was reversed. */
  replacement: ModelParcel | null;
}

/** An order after some steps. */
export interface Model extends ModelTerms {
  /** The days since it was placed. */
  day: number;
  cancelled: number[];
  /** The shipments; null for one that was reversed. */
  parcels: (ModelParcel | null)[];
  returns: ModelReturn[];
  /** The pieces of each tool that were credited or replaced for claims, and stayed away. */
  settledInPlace: number[];
  isConfirmed: boolean;
  /** The pieces of each tool that the invoice bills. */
  billed: number[];
  /** The net amount of all credit notes. */
  credited: number;
  creditedPieces: number[];
  /** How the order has changed the stock of each tool. */
  stock: number[];
  paid: number;
}

/** The usual order of tests: five pieces of each tool at 19.99, without tax. */
const usualTerms: ModelTerms = { ordered: [5, 5], prices: [1_999, 1_999], taxRate: 0 };

/** A new order. */
export const newModel = (terms = usualTerms): Model => ({
  ...terms,
  day: 0,
  cancelled: [0, 0],
  parcels: [],
  returns: [],
  settledInPlace: [0, 0],
  isConfirmed: false,
  billed: [...terms.ordered],
  credited: 0,
  creditedPieces: [0, 0],
  stock: terms.ordered.map((pieces) => -pieces),
  paid: 0,
});

/** The sum of numbers. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** The figure of a tool. */
export const at = (numbers: readonly number[] | null, tool: number): number => numbers?.[tool] ?? 0;

/** Adds to the figure of a tool. */
export const add = (numbers: number[], tool: number, amount: number): void => {
  numbers[tool] = at(numbers, tool) + amount;
};

/** The shipments of ordered pieces that were not reversed. */
export const ownParcels = ({ parcels }: Model): ModelParcel[] =>
  parcels.filter((parcel) => parcel !== null).filter(({ isReplacement }) => !isReplacement);

const shippedOf = (model: Model, tool: number): number =>
  sum(ownParcels(model).map(({ pieces }) => at(pieces, tool)));

/** The pieces of a tool that have arrived. */
export const deliveredOf = (model: Model, tool: number): number =>
  sum(
    ownParcels(model).map(({ pieces, arrivedOn }) => (arrivedOn === null ? 0 : at(pieces, tool))),
  );

const returnedOf = ({ returns }: Model, tool: number): number =>
  sum(returns.map(({ received }) => at(received, tool)));

/** The pieces of a tool that the customer has, and that the shop has not made good. */
export const withCustomer = (model: Model, tool: number): number =>
  deliveredOf(model, tool) - returnedOf(model, tool) - at(model.settledInPlace, tool);

/** The pieces of a tool that open returns are about. */
export const inOpenReturns = ({ returns }: Model, tool: number): number =>
  sum(
    returns.map(({ status, asked, approved }) => {
      if (status === 'requested') return at(asked, tool);
      return status === 'approved' ? at(approved, tool) : 0;
    }),
  );

/** The pieces of a tool that are still to be shipped. */
export const remainingOf = (model: Model, tool: number): number =>
  at(model.ordered, tool) - at(model.cancelled, tool) - shippedOf(model, tool);

/** The pieces of each tool that are still to be shipped. */
export const restOf = (model: Model): number[] => tools.map((tool) => remainingOf(model, tool));

/** Whether nothing of the order is left. */
export const isCancelled = ({ ordered, cancelled }: Model): boolean =>
  sum(ordered) === sum(cancelled);

/** The net amount of the invoice. */
export const netOf = ({ billed, prices }: Model): number =>
  sum(tools.map((tool) => at(billed, tool) * at(prices, tool)));

/** The pieces of a tool that no credit note names. */
export const uncredited = ({ billed, creditedPieces }: Model, tool: number): number =>
  at(billed, tool) - at(creditedPieces, tool);

const withTax = ({ taxRate }: Model, net: number): number =>
  net + Math.round((net * taxRate) / 10_000);

/** What the order comes to. */
export const owedOf = (model: Model): number =>
  isCancelled(model) ? 0 : withTax(model, netOf(model)) - withTax(model, model.credited);

/** The status of the order. */
export const statusOf = (model: Model): OrderStatus => {
  const parcels = ownParcels(model);
  if (isCancelled(model)) return 'cancelled';
  if (parcels.length === 0) return model.isConfirmed ? 'confirmed' : 'placed';
  if (sum(restOf(model)) > 0) return 'part-shipped';
  return parcels.every(({ arrivedOn }) => arrivedOn !== null) ? 'delivered' : 'shipped';
};

/** The figures of an order, as the model counts them. */
export const figuresIn = (model: Model) => ({
  status: statusOf(model),
  cancelled: model.cancelled,
  shipped: tools.map((tool) => shippedOf(model, tool)),
  delivered: tools.map((tool) => deliveredOf(model, tool)),
  returned: tools.map((tool) => returnedOf(model, tool)),
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
  delivered: order.lines.map((line) => line.delivered),
  returned: order.lines.map((line) => line.returned),
  creditedPieces: order.lines.map((line) => line.credited),
  credited: order.credited,
  total: order.total,
  paid: order.paid,
  amountDue: order.amountDue,
});

/** The figures of a return, of a model or of the shop. */
export interface ReturnFigures
  extends Omit<ModelReturn, 'askedOn' | 'received' | 'feeRate' | 'resolutions' | 'replacement'> {
  received: number[];
}

/** The figures of the returns, as the model counts them. */
export const returnFiguresIn = ({ returns }: Model): ReturnFigures[] =>
  returns.map(({ kind, status, asked, approved, received, resellable }) => ({
    ...{ kind, status, asked, approved, resellable },
    received: received ?? [0, 0],
  }));

type StoredReturn = Pick<OrderReturn, 'kind' | 'status' | 'lines'>;

/** The same figures of a return of the shop, about tools with these ids. */
export const returnFiguresOf = (
  { kind, status, lines }: StoredReturn,
  toolIds: readonly string[],
): ReturnFigures => {
  const figures = (figureOf: (line: ReturnLine) => number) =>
    toolIds.map((toolId) => sum(lines.filter((line) => line.toolId === toolId).map(figureOf)));
  return {
    ...{ kind, status },
    asked: figures((line) => line.asked),
    approved: figures((line) => line.approved),
    received: figures((line) => line.received),
    resellable: figures((line) => line.resellable),
  };
};
