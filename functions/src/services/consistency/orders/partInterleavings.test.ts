/**
 * Whatever is shipped, cancelled, credited, paid, returned and claimed of an order, it adds up to the
 * piece and cent.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Caller } from '../../../store/accounts/caller.ts';
import { invoices } from '../../../store/collections/collections.ts';
import { applied, type DrawnStep, type PartStep } from '../../../testing/orders/model/applied.ts';
import {
  anyHistoryOf,
  anyPartOf,
  plainStep,
  timelessSteps,
} from '../../../testing/orders/model/histories.ts';
import {
  figuresIn,
  figuresOf,
  newModel,
  returnFiguresIn,
  returnFiguresOf,
} from '../../../testing/orders/model/model.ts';
import {
  isTaken,
  type ShopOrder,
  shopOrderSteps,
} from '../../../testing/orders/model/shopOrder.ts';
import { shopReturnSteps } from '../../../testing/orders/model/shopReturns.ts';
import {
  newAdmin,
  newBuyer,
  placeUsual,
  storedOrder,
} from '../../../testing/orders/prepaidOrders.ts';
import { createTool, stockOf } from '../../../testing/tools/tools.ts';
import { shipmentsOf } from '../../shipments/shipments.ts';
import { readOrderMails, readReturnMails } from '../documents/mailSnapshots.ts';
import { readOrderReturns, readOrderShipments } from '../documents/orderSnapshots.ts';
import { readOpenAmounts, readOrderMoney } from '../documents/snapshots.ts';
import { orderMailProblems } from '../mails/orderMails.ts';
import { returnMailProblems } from '../mails/returnMails.ts';
import { returnProblems } from '../returnProblems.ts';
import { checkOrder } from './checkOrder.ts';
import { orderMoneyProblems } from './orderMoney.ts';

const stock = 100_000;

let admin: Caller;
let toolIds: string[];

// The mails of steps wait, so that an undo finds them unsent.
beforeAll(() => void vi.stubEnv('UNDO_MAIL_SECONDS', '600'));
afterAll(() => void vi.unstubAllEnvs());

beforeAll(async () => {
  admin = newAdmin();
  toolIds = await Promise.all([1, 2].map(() => createTool({ available: stock })));
});

const steps = { ...shopOrderSteps, ...shopReturnSteps };

const isWaiting = (step: PartStep): step is Exclude<PartStep, keyof typeof steps> =>
  step === 'wait';

const take = (order: ShopOrder, drawn: DrawnStep): Promise<boolean> => {
  const { step } = drawn;
  if (isWaiting(step)) throw new Error('Services take the time from the clock');
  return isTaken(steps[step](order, drawn));
};

const place = async (): Promise<ShopOrder> => {
  const buyer = newBuyer();
  return { id: await placeUsual(buyer, ...toolIds), toolIds, buyer, admin };
};

const always = { from: new Date(0), toShopFrom: new Date(0) };

/** A sentence for each contradiction between an order, its returns and their mails. */
const problemsOfReturns = async (id: string): Promise<string[]> => {
  const returned = await readOrderReturns(id);
  if (!returned) return [`order ${id} is gone`];
  const mails = await Promise.all(returned.returns.map((found) => readReturnMails(found.id)));
  return [
    ...returnProblems(id, returned),
    ...mails.flatMap((found) => (found ? returnMailProblems(found, always) : ['gone'])),
  ];
};

/** A sentence for each contradiction of an order, its documents, shipments and mails. */
const problemsOf = async (id: string): Promise<string[]> => {
  const [money, shipped, mails, documents, ofReturns] = await Promise.all([
    readOrderMoney(id),
    readOrderShipments(id),
    readOrderMails(id),
    invoices.where('orderId', '==', id).get(),
    problemsOfReturns(id),
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
    ...ofReturns,
    ...(documents.size === named
      ? []
      : [`order ${id} names ${named} of ${documents.size} documents`]),
  ];
};

const expectSound = async ({ id, buyer }: ShopOrder): Promise<void> => {
  expect(await problemsOf(id)).toEqual([]);
  const { stored, orders: due } = await readOpenAmounts(buyer.uid);
  expect(stored).toBe(due);
};

it('an order is what an independent model says after any steps, one after the other', async () => {
  const moved = [0, 0];
  const property = fc.asyncProperty(anyHistoryOf(timelessSteps, 10), async (history) => {
    const [order, model] = [await place(), newModel()];
    for (const drawn of history) {
      const isExpected = applied[drawn.step](model, drawn);
      expect(await take(order, drawn), JSON.stringify(drawn)).toBe(isExpected);
    }
    for (const [tool, change] of model.stock.entries()) moved[tool] = (moved[tool] ?? 0) + change;
    expect(figuresOf(await storedOrder(order.id))).toEqual(figuresIn(model));
    const found = (await readOrderReturns(order.id))?.returns ?? [];
    expect(
      found
        .toSorted((one, two) =>
          one.content.number.localeCompare(two.content.number, 'en', { numeric: true }),
        )
        .map(({ content }) => returnFiguresOf(content, toolIds)),
    ).toEqual(returnFiguresIn(model));
    await expectSound(order);
  });
  await fc.assert(property, { numRuns: 40, seed: 39, endOnFailure: true });
  for (const [tool, toolId] of toolIds.entries()) {
    const available = stock + (moved[tool] ?? 0);
    expect(await stockOf(toolId)).toEqual({ available, ledger: available });
  }
});

it('an order adds up whatever several people do with it at the same time', async () => {
  const rounds = fc.array(fc.array(anyPartOf(timelessSteps), { minLength: 2, maxLength: 4 }), {
    minLength: 2,
    maxLength: 5,
  });
  const property = fc.asyncProperty(rounds, async (drawnRounds) => {
    const order = await place();
    for (const step of ['confirm', 'shipRest', 'deliverAll'] as const) {
      await take(order, plainStep(step));
    }
    for (const actors of drawnRounds) {
      await Promise.all(
        actors.map(async (part) => {
          for (const drawn of part) await take(order, drawn);
        }),
      );
    }
    await expectSound(order);
  });
  await fc.assert(property, { numRuns: 15, seed: 39, endOnFailure: true });
  for (const toolId of toolIds) {
    const { available, ledger } = await stockOf(toolId);
    expect(available).toBe(ledger);
  }
});
