/** Whatever is shipped, cancelled, credited and paid of an order, it adds up to the piece and cent. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { LinePieces } from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { BuyingCaller } from '../../../store/accounts/buyer.ts';
import { invoices } from '../../../store/collections/collections.ts';
import {
  newAdmin,
  newBuyer,
  pay,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { dayIn } from '../../../testing/orders/shopDays.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { cancelPieces } from '../../ordering/parts/cancelPieces.ts';
import { creditInvoice } from '../../ordering/parts/creditInvoice.ts';
import { deliverShipment, reverseShipment } from '../../ordering/parts/endShipment.ts';
import { shipOrder } from '../../ordering/parts/shipOrder.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { recordRefund } from '../../payments/recordPayments.ts';
import { shipmentsOf } from '../../shipments/shipments.ts';
import { readOrderShipments } from '../documents/shipmentSnapshots.ts';
import { readOpenAmounts, readOrderMails, readOrderMoney } from '../documents/snapshots.ts';
import { orderMailProblems } from '../mails/orderMails.ts';
import { checkOrder } from './checkOrder.ts';
import { orderMoneyProblems } from './orderMoney.ts';

const price = 1_999;
const ordered = 5;
const stock = 100_000;

let admin: BuyingCaller;
let tools: string[];

beforeAll(async () => {
  admin = newAdmin();
  tools = await Promise.all([1, 2].map(() => createTool({ available: stock })));
});

/** A step with its parameters, as they are drawn. */
interface Drawn {
  step: keyof typeof steps;
  tool: number;
  quantity: number;
  parcel: number;
}

/** The model of an order: what has happened to each tool, in the order of events. */
interface Model {
  cancelled: number[];
  /** The pieces of each shipment by tool; null once it was reversed. */
  parcels: ({ pieces: number[]; arrived: boolean } | null)[];
  isConfirmed: boolean;
  /** The pieces of each tool that the invoice bills. */
  billed: number[];
  credited: number;
  creditedPieces: number[];
  paid: number;
}

const newModel = (): Model => ({
  cancelled: [0, 0],
  parcels: [],
  isConfirmed: false,
  billed: [ordered, ordered],
  credited: 0,
  creditedPieces: [0, 0],
  paid: 0,
});

const key = undefined;
const reason = 'Why not';

const lineOf = ({ tool, quantity }: Drawn): LinePieces[] => [
  { toolId: tools[tool] ?? '', quantity },
];

const shipmentId = (id: string, { parcel }: Drawn): string => `${id}-S${parcel + 1}`;

const invoiceOf = async (id: string): Promise<string> =>
  (await storedOrder(id)).invoiceNumber ?? '0';

const steps = {
  confirm: (id: string) => transitionOrder(id, { input: { to: 'confirmed' as const }, key }, admin),
  shipRest: (id: string) => {
    const input = { to: 'shipped' as const, carrier: 'UPS', trackingNumber: '1Z' };
    return transitionOrder(id, { input, key }, admin);
  },
  deliverAll: (id: string) =>
    transitionOrder(id, { input: { to: 'delivered' as const }, key }, admin),
  cancelAll: (id: string) =>
    transitionOrder(id, { input: { to: 'cancelled' as const, reason }, key }, admin),
  ship: (id: string, drawn: Drawn) => {
    const input = { lines: lineOf(drawn), carrier: 'UPS', trackingNumber: '1Z' };
    return shipOrder(id, { input, key }, admin);
  },
  deliver: (id: string, drawn: Drawn) => deliverShipment(shipmentId(id, drawn), key, admin),
  reverse: (id: string, drawn: Drawn) =>
    reverseShipment(shipmentId(id, drawn), { input: { reason }, key }, admin),
  cancel: (id: string, drawn: Drawn) =>
    cancelPieces(id, { input: { lines: lineOf(drawn), reason }, key }, admin),
  creditPieces: async (id: string, drawn: Drawn) => {
    const input = { lines: lineOf(drawn), reason, amount: undefined, text: '' };
    return creditInvoice(await invoiceOf(id), { input, key }, admin);
  },
  creditAmount: async (id: string, { quantity }: Drawn) => {
    const input = { lines: undefined, reason, amount: quantity * 777, text: 'Goodwill' };
    return creditInvoice(await invoiceOf(id), { input, key }, admin);
  },
  pay: (id: string, { quantity }: Drawn) => pay(id, quantity * 1_000, admin),
  refund: (id: string, { quantity }: Drawn) => {
    const received = { method: 'bank-transfer', reference: '', receivedAt: dayIn(0) } as const;
    return recordRefund(id, { input: { amount: quantity * 500, ...received }, key }, admin);
  },
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const at = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

const shippedOf = ({ parcels }: Model, tool: number): number =>
  sum(parcels.map((parcel) => (parcel ? at(parcel.pieces, tool) : 0)));

const remainingOf = (model: Model, tool: number): number =>
  ordered - at(model.cancelled, tool) - shippedOf(model, tool);

const isCancelled = ({ cancelled }: Model): boolean => sum(cancelled) === 2 * ordered;

const totalOf = ({ billed }: Model): number => sum(billed) * price;

const owedOf = (model: Model): number => (isCancelled(model) ? 0 : totalOf(model) - model.credited);

const add = (numbers: number[], index: number, amount: number): void => {
  numbers[index] = at(numbers, index) + amount;
};

const cancelInModel = (model: Model, { tool, quantity }: Drawn): void => {
  add(model.cancelled, tool, quantity);
  if (model.isConfirmed) {
    const left = at(model.billed, tool) - at(model.creditedPieces, tool);
    const pieces = Math.min(quantity, left);
    add(model.creditedPieces, tool, pieces);
    model.credited += Math.min(pieces * price, totalOf(model) - model.credited);
  } else if (!isCancelled(model)) model.billed = model.cancelled.map((gone) => ordered - gone);
};

const statusOf = (model: Model): OrderDocument['status'] => {
  const shipped = shippedOf(model, 0) + shippedOf(model, 1);
  const remaining = remainingOf(model, 0) + remainingOf(model, 1);
  if (isCancelled(model)) return 'cancelled';
  if (shipped === 0) return model.isConfirmed ? 'confirmed' : 'placed';
  if (remaining > 0) return 'part-shipped';
  const isThere = model.parcels.every((parcel) => parcel === null || parcel.arrived);
  return isThere ? 'delivered' : 'shipped';
};

/** Whether the order allows a step, and what it then does. */
const applied: Record<keyof typeof steps, (model: Model, drawn: Drawn) => boolean> = {
  confirm: (model) => {
    if (model.isConfirmed || isCancelled(model)) return false;
    model.isConfirmed = true;
    return true;
  },
  shipRest: (model) => {
    if (!['confirmed', 'part-shipped'].includes(statusOf(model))) return false;
    const pieces = [remainingOf(model, 0), remainingOf(model, 1)];
    model.parcels.push({ pieces, arrived: false });
    return true;
  },
  deliverAll: (model) => {
    if (statusOf(model) !== 'shipped') return false;
    for (const parcel of model.parcels) if (parcel) parcel.arrived = true;
    return true;
  },
  cancelAll: (model) => {
    if (!['placed', 'confirmed'].includes(statusOf(model))) return false;
    const rest = [remainingOf(model, 0), remainingOf(model, 1)];
    const { billed } = model;
    for (const tool of [0, 1]) add(model.cancelled, tool, at(rest, tool));
    if (model.isConfirmed) {
      for (const tool of [0, 1]) model.creditedPieces[tool] = at(billed, tool);
      model.credited = totalOf(model);
    }
    return true;
  },
  ship: (model, { tool, quantity }) => {
    const isOpen = model.isConfirmed && !isCancelled(model);
    if (!isOpen || quantity > remainingOf(model, tool)) return false;
    const pieces = [0, 0];
    pieces[tool] = quantity;
    model.parcels.push({ pieces, arrived: false });
    return true;
  },
  deliver: ({ parcels }, { parcel }) => {
    const found = parcels[parcel];
    if (!found || found.arrived) return false;
    found.arrived = true;
    return true;
  },
  reverse: ({ parcels }, { parcel }) => {
    if (!parcels[parcel]) return false;
    parcels[parcel] = null;
    return true;
  },
  cancel: (model, drawn) => {
    if (drawn.quantity > remainingOf(model, drawn.tool)) return false;
    cancelInModel(model, drawn);
    return true;
  },
  creditPieces: (model, { tool, quantity }) => {
    const left = at(model.billed, tool) - at(model.creditedPieces, tool);
    const isLeft = quantity <= left && quantity * price <= totalOf(model) - model.credited;
    if (!model.isConfirmed || !isLeft) return false;
    add(model.creditedPieces, tool, quantity);
    model.credited += quantity * price;
    return true;
  },
  creditAmount: (model, { quantity }) => {
    const amount = quantity * 777;
    if (!model.isConfirmed || amount > totalOf(model) - model.credited) return false;
    model.credited += amount;
    return true;
  },
  pay: (model, { quantity }) => {
    model.paid += quantity * 1_000;
    return true;
  },
  refund: (model, { quantity }) => {
    if (quantity * 500 > model.paid - owedOf(model)) return false;
    model.paid -= quantity * 500;
    return true;
  },
};

const anyDrawn: fc.Arbitrary<Drawn> = fc.record({
  step: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  tool: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: ordered + 1 }),
  parcel: fc.integer({ min: 0, max: 3 }),
});

/** Most histories are confirmed early: little else happens before that. */
const anyHistory = fc
  .tuple(fc.array(anyDrawn, { maxLength: 2 }), fc.array(anyDrawn, { minLength: 6, maxLength: 20 }))
  .map(([before, after]): Drawn[] => [
    ...before,
    { step: 'confirm', tool: 0, quantity: 1, parcel: 0 },
    ...after,
  ]);

const isTaken = async (made: Promise<unknown>): Promise<boolean> => {
  try {
    await made;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unavailable') return false;
    throw error;
  }
};

const always = { from: new Date(0), toShopFrom: new Date(0) };

/** A sentence for each contradiction of an order, its documents, shipments and mails. */
const problemsOf = async (id: string): Promise<string[]> => {
  const [money, shipped, mails, documents] = await Promise.all([
    readOrderMoney(id),
    readOrderShipments(id),
    readOrderMails(id),
    invoices.where('orderId', '==', id).get(),
  ]);
  if (!money || !shipped || !mails) return [`order ${id} is gone`];
  const expected = shipmentsOf({ id, order: shipped.order });
  expect(shipped.shipments.toSorted((one, two) => one.id.localeCompare(two.id))).toEqual(
    expected.toSorted((one, two) => one.id.localeCompare(two.id)),
  );
  const named = money.documents.size;
  return [
    ...orderMoneyProblems(money),
    ...checkOrder({ id, content: money.order }),
    ...orderMailProblems(mails, always),
    ...(documents.size === named
      ? []
      : [`order ${id} names ${named} of ${documents.size} documents`]),
  ];
};

const figuresOf = ({ status, lines, credited, total, paid, amountDue }: OrderDocument) => ({
  status,
  cancelled: lines.map((line) => line.cancelled),
  shipped: lines.map((line) => line.shipped),
  creditedPieces: lines.map((line) => line.credited),
  credited: credited.net,
  ...{ total, paid, amountDue },
});

it('an order is what an independent model says after any steps, one after the other', async () => {
  const taken = [0, 0];
  const property = fc.asyncProperty(anyHistory, async (history) => {
    const [buyer, model] = [newBuyer(), newModel()];
    const id = await placeUsual(buyer, ...tools);
    for (const drawn of history) {
      const isExpected = applied[drawn.step](model, drawn);
      expect(await isTaken(steps[drawn.step](id, drawn)), JSON.stringify(drawn)).toBe(isExpected);
    }
    for (const tool of [0, 1]) add(taken, tool, ordered - at(model.cancelled, tool));
    expect(figuresOf(await storedOrder(id))).toEqual({
      status: statusOf(model),
      cancelled: model.cancelled,
      shipped: [shippedOf(model, 0), shippedOf(model, 1)],
      creditedPieces: model.creditedPieces,
      credited: model.credited,
      total: totalOf(model),
      paid: model.paid,
      amountDue: Math.max(owedOf(model) - model.paid, 0),
    });
    expect(await problemsOf(id)).toEqual([]);
    const { stored, orders: due } = await readOpenAmounts(buyer.uid);
    expect(stored).toBe(due);
  });
  await fc.assert(property, { numRuns: 40, seed: 39, endOnFailure: true });
  for (const [tool, toolId] of tools.entries()) {
    const available = stock - at(taken, tool);
    expect(await stockOf(toolId)).toEqual({ available, ledger: available });
  }
});

it('an order adds up whatever several people do with it at the same time', async () => {
  const rounds = fc.array(fc.array(anyDrawn, { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 5,
  });
  const property = fc.asyncProperty(rounds, async (drawnRounds) => {
    const buyer = newBuyer();
    const id = await placeUsual(buyer, ...tools);
    await steps.confirm(id);
    for (const round of drawnRounds) {
      await Promise.all(round.map((drawn) => isTaken(steps[drawn.step](id, drawn))));
    }
    expect(await problemsOf(id)).toEqual([]);
    const { stored, orders: due } = await readOpenAmounts(buyer.uid);
    expect(stored).toBe(due);
  });
  await fc.assert(property, { numRuns: 15, seed: 39, endOnFailure: true });
  for (const toolId of tools) {
    const { available, ledger } = await stockOf(toolId);
    expect(available).toBe(ledger);
  }
});
