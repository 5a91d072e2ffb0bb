import { describe, expect, it } from 'vitest';
import type { ReturnTarget } from '../../contract/index.ts';
import { mail, returns } from '../../store/collections/collections.ts';
import { newAdmin, newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { storeOrder } from '../../testing/orders/storedOrders.ts';
import { requestReturn } from '../returns/requestReturn.ts';
import { transitionReturn } from '../returns/transitionReturn.ts';
import { checkReturns } from './checkReturns.ts';

const problemsOf = async (id: string): Promise<string[]> => {
  const { problems } = await checkReturns();
  return problems.filter((problem) => problem.includes(id));
};

/** A return that was credited, and its order. */
const closedReturn = async () => {
  const [buyer, admin] = [newBuyer(), newAdmin()];
  const { uid: userId, payerId } = buyer;
  const id = await storeOrder({ userId, payerId, status: 'delivered' });
  const toolId = `deleted-${id}`;
  const lines = [{ toolId, quantity: 3, reason: '' }];
  const input = { kind: 'return', lines, pictures: undefined, exception: 'A test' } as const;
  const asked = await requestReturn(id, { input: { ...input, lines }, key: undefined }, admin);
  const { insertedId: returnId } = asked;
  const move = (to: ReturnTarget, line: object = {}) => {
    const moved = { to, lines: [{ toolId, ...line }] } as never;
    return transitionReturn(returnId, { input: moved, key: undefined }, admin);
  };
  await move('approved');
  await move('received', { quantity: 2, resellable: 1 });
  await move('closed', { resolution: 'credit' });
  return { id, toolId, returnId, reference: returns.doc(returnId) };
};

describe('checkReturns', () => {
  it('finds what contradicts the order, and mails that are missing', async () => {
    const { id, toolId, returnId, reference } = await closedReturn();
    expect(await problemsOf(id)).toEqual([]);
    const stored = (await reference.get()).data();
    if (!stored) throw new Error('The return is not stored');
    const [line] = stored.lines;
    const unsettled = `return ${returnId} was credited or replaced otherwise than its lines say`;
    await reference.update({ lines: [{ ...line, received: 1 }] });
    expect(await problemsOf(id)).toEqual([
      `order ${id} has 2 returned pieces of tool ${toolId}, but its returns have 1`,
      `return ${returnId} has received other pieces than its order says`,
      unsettled,
    ]);
    await reference.update({ lines: [{ ...line, resolution: 'none' }], feeRate: 500 });
    expect(await problemsOf(id)).toEqual([unsettled]);
    await reference.update({ lines: stored.lines });
    expect(await problemsOf(id), 'with another fee').toEqual([unsettled]);
    await reference.update({ lines: [{ ...line, resolution: null }], feeRate: stored.feeRate });
    expect(await problemsOf(id)).toContain(
      `return ${returnId} is closed, and its lines are not all settled`,
    );
    await reference.update({ lines: stored.lines, status: 'approved', creditNoteNumber: null });
    expect(await problemsOf(id)).toEqual(
      expect.arrayContaining([
        `return ${returnId} is approved, which does not follow from its history: requested, approved, received, closed`,
        `return ${returnId} was settled otherwise than its order says`,
      ]),
    );
    await reference.delete();
    expect(await problemsOf(id)).toContain(`order ${id} has no return ${returnId}`);
    await reference.set(stored);
    const closedMail = mail.doc(`return-closed_${returnId}`);
    const message = (await closedMail.get()).data();
    if (!message) throw new Error('The mail is not stored');
    await closedMail.delete();
    expect(await problemsOf(id)).toEqual([
      `return ${returnId} has no mail return-closed_${returnId}`,
    ]);
    await closedMail.set(message);
    expect(await problemsOf(id)).toEqual([]);
  });
});
