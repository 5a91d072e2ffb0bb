/** Whatever is shipped, cancelled, credited and paid of an order, it adds up to the piece and cent. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { LinePieces } from '../../../contract/index.ts';
import { ApiError } from '../../../errors.ts';
import type { BuyingCaller } from '../../../store/accounts/buyer.ts';
import { invoices } from '../../../store/collections/collections.ts';
import { anyHistory, anyStep, confirmation } from '../../../testing/orders/partHistories.ts';
import {
  amountOf,
  applied,
  type Drawn,
  figuresIn,
  figuresOf,
  keptOf,
  newModel,
  type PartStep,
  paymentOf,
  refundOf,
} from '../../../testing/orders/partModel.ts';
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
import { readOrderMails } from '../documents/mailSnapshots.ts';
import { readOrderShipments } from '../documents/shipmentSnapshots.ts';
import { readOpenAmounts, readOrderMoney } from '../documents/snapshots.ts';
import { orderMailProblems } from '../mails/orderMails.ts';
import { checkOrder } from './checkOrder.ts';
import { orderMoneyProblems } from './orderMoney.ts';

const stock = 100_000;

let admin: BuyingCaller;
let tools: string[];

beforeAll(async () => {
  admin = newAdmin();
  tools = await Promise.all([1, 2].map(() => createTool({ available: stock })));
});

const key = undefined;
const reason = 'Why not';

const lineOf = ({ tool, quantity }: Drawn): LinePieces[] => [
  { toolId: tools[tool] ?? '', quantity },
];

const shipmentId = (id: string, { parcel }: Drawn): string => `${id}-S${parcel + 1}`;

const invoiceOf = async (id: string): Promise<string> =>
  (await storedOrder(id)).invoiceNumber ?? '0';

const steps: Record<PartStep, (id: string, drawn: Drawn) => Promise<unknown>> = {
  confirm: (id) => transitionOrder(id, { input: { to: 'confirmed' }, key }, admin),
  shipRest: (id) => {
    const input = { to: 'shipped' as const, carrier: 'UPS', trackingNumber: '1Z' };
    return transitionOrder(id, { input, key }, admin);
  },
  deliverAll: (id) => transitionOrder(id, { input: { to: 'delivered' }, key }, admin),
  cancelAll: (id) => transitionOrder(id, { input: { to: 'cancelled', reason }, key }, admin),
  ship: (id, drawn) => {
    const input = { lines: lineOf(drawn), carrier: 'UPS', trackingNumber: '1Z' };
    return shipOrder(id, { input, key }, admin);
  },
  deliver: (id, drawn) => deliverShipment(shipmentId(id, drawn), key, admin),
  reverse: (id, drawn) => reverseShipment(shipmentId(id, drawn), { input: { reason }, key }, admin),
  cancel: (id, drawn) => cancelPieces(id, { input: { lines: lineOf(drawn), reason }, key }, admin),
  creditPieces: async (id, drawn) => {
    const input = { lines: lineOf(drawn), reason, amount: undefined, text: '' };
    return creditInvoice(await invoiceOf(id), { input, key }, admin);
  },
  creditAmount: async (id, drawn) => {
    const input = { lines: undefined, reason, amount: amountOf(drawn), text: 'Goodwill' };
    return creditInvoice(await invoiceOf(id), { input, key }, admin);
  },
  pay: (id, drawn) => pay(id, paymentOf(drawn), admin),
  refund: (id, drawn) => {
    const received = { method: 'bank-transfer', reference: '', receivedAt: dayIn(0) } as const;
    return recordRefund(id, { input: { amount: refundOf(drawn), ...received }, key }, admin);
  },
};

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

it('an order is what an independent model says after any steps, one after the other', async () => {
  const taken = [0, 0];
  const property = fc.asyncProperty(anyHistory, async (history) => {
    const [buyer, model] = [newBuyer(), newModel()];
    const id = await placeUsual(buyer, ...tools);
    for (const drawn of history) {
      const isExpected = applied[drawn.step](model, drawn);
      expect(await isTaken(steps[drawn.step](id, drawn)), JSON.stringify(drawn)).toBe(isExpected);
    }
    for (const [tool, kept] of keptOf(model).entries()) taken[tool] = (taken[tool] ?? 0) + kept;
    expect(figuresOf(await storedOrder(id))).toEqual(figuresIn(model));
    expect(await problemsOf(id)).toEqual([]);
    const { stored, orders: due } = await readOpenAmounts(buyer.uid);
    expect(stored).toBe(due);
  });
  await fc.assert(property, { numRuns: 40, seed: 39, endOnFailure: true });
  for (const [tool, toolId] of tools.entries()) {
    const available = stock - (taken[tool] ?? 0);
    expect(await stockOf(toolId)).toEqual({ available, ledger: available });
  }
});

it('an order adds up whatever several people do with it at the same time', async () => {
  const rounds = fc.array(fc.array(anyStep, { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 5,
  });
  const property = fc.asyncProperty(rounds, async (drawnRounds) => {
    const buyer = newBuyer();
    const id = await placeUsual(buyer, ...tools);
    await steps.confirm(id, confirmation);
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
