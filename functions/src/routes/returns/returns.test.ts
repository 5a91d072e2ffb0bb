import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OrderReturn, RequestedReturn } from '../../contract/index.ts';
import { mail } from '../../store/collections/collections.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { statusesOf } from '../../testing/api/statuses.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { confirmedOrderOfTools, getOrderOf, ship } from '../../testing/orders/parts.ts';
import {
  askReturn,
  deliveredOrderOfTools,
  moveReturn,
  sendReturn,
  sendReturnTransition,
} from '../../testing/orders/returns.ts';
import { linkTo, uploadReturnPicture } from '../../testing/pictures/pictures.ts';

const { customer, other, admin } = await registerShoppers();

const delivered = (count?: number) => deliveredOrderOfTools(customer.token, admin.token, count);

const pieces = (toolId: string | undefined, quantity: number, fields: object = {}) => ({
  toolId: toolId ?? expect.fail('The order has no such tool'),
  quantity,
  ...fields,
});

const kindsAbout = async (id: string): Promise<string[]> => {
  const { docs } = await mail.where('about.id', '==', id).get();
  return docs.map((found) => found.data().kind).toSorted();
};

describe('POST /order/{id}/returns', () => {
  it('asks for pieces that have arrived, and tells the shop', async () => {
    const { id, number, tools } = await delivered();
    const [saw] = tools;
    const lines = [pieces(saw, 3, { reason: 'Too many' })];
    const { return: asked, order } = await expectStatus<RequestedReturn>(
      await sendReturn(customer.token, id, { lines }),
      201,
    );
    expect(asked).toMatchObject({
      _id: `${id}-R1`,
      number: `${number}-R1`,
      kind: 'return',
      status: 'requested',
      lines: [{ toolId: saw, asked: 3, approved: 0, received: 0, reason: 'Too many' }],
      exception: '',
      history: [{ status: 'requested', actor: 'customer', uid: customer.uid }],
    });
    expect(order).toMatchObject({ status: 'delivered', returnCount: 1 });
    expect(order.history.at(-1)).toMatchObject({
      step: 'return-asked',
      returnNumber: `${number}-R1`,
    });
    expect(await kindsAbout(`${id}-R1`)).toEqual(['shop-return']);
  });

  it('answers a retry with the same return', async () => {
    const { id, tools } = await delivered(1);
    const key = randomUUID();
    const send = () => sendReturn(customer.token, id, { lines: [pieces(tools[0], 1)] }, key);
    const first = await expectStatus<RequestedReturn>(await send(), 201);
    expect(await expectStatus<RequestedReturn>(await send(), 201)).toEqual(first);
    expect((await getOrderOf(customer.token, id)).returnCount).toBe(1);
  });

  it('counts pieces of other returns, and those that have not arrived', async () => {
    const { id, tools } = await delivered(1);
    const first = await askReturn(customer.token, id, { lines: [pieces(tools[0], 3)] });
    const more = () => sendReturn(customer.token, id, { lines: [pieces(tools[0], 3)] });
    const problem = await expectProblem(await more(), 409, 'nothing-left');
    expect(problem).toMatchObject({
      errors: { 'lines.0.quantity': 'Only 2 pieces left' },
      shortLines: [{ toolId: tools[0], delivered: 5, wanted: 3, left: 2 }],
    });
    await moveReturn(customer.token, first._id, { to: 'withdrawn' });
    await expectStatus(await more(), 201);
    const underway = await confirmedOrderOfTools(customer.token, admin.token, 1);
    await ship(admin.token, underway.id);
    const early = { lines: [pieces(underway.tools[0], 1)] };
    await expectProblem(await sendReturn(customer.token, underway.id, early), 409, 'nothing-left');
  });

  it('lets one of two requests for the same pieces win', async () => {
    const { id, tools } = await delivered(1);
    const ask = () => sendReturn(customer.token, id, { lines: [pieces(tools[0], 4)] });
    expect((await statusesOf([ask(), ask()])).toSorted()).toEqual([201, 409]);
  });

  it('refuses bad input', async () => {
    const { id, tools } = await delivered(1);
    const [saw] = tools;
    const errorsOf = async (json: object) => {
      const problem = await expectProblem(
        await sendReturn(customer.token, id, json),
        400,
        'validation',
      );
      return problem.errors;
    };
    expect(await errorsOf({ lines: [] })).toEqual({ lines: 'Choose at least one line' });
    expect(await errorsOf({ lines: [pieces(saw, 0)] })).toHaveProperty(['lines.0.quantity']);
    expect(await errorsOf({ lines: [pieces(saw, -1)] })).toHaveProperty(['lines.0.quantity']);
    expect(await errorsOf({ lines: [pieces(saw, 1.5)] })).toHaveProperty(['lines.0.quantity']);
    expect(await errorsOf({ lines: [pieces(saw, 1), pieces(saw, 1)] })).toHaveProperty([
      'lines.1.toolId',
    ]);
    expect(await errorsOf({ lines: [pieces('no-tool', 1)] })).toEqual({
      'lines.0.toolId': 'This tool is not in the order',
    });
    expect(await errorsOf({ kind: 'claim', lines: [pieces(saw, 1)] })).toEqual({
      'lines.0.reason': 'Describe what is wrong',
    });
    expect(await errorsOf({ kind: 'gift', lines: [pieces(saw, 1)] })).toHaveProperty('kind');
    expect(await errorsOf({ lines: [pieces(saw, 1)], exception: 'Please' })).toEqual({
      exception: 'Only the shop makes exceptions',
    });
  });

  it('refuses files that are not pictures which the caller has uploaded', async () => {
    const { id, tools } = await delivered(1);
    const lines = [pieces(tools[0], 1)];
    const errorsOf = async (pictures: string[]) => {
      const refused = await sendReturn(customer.token, id, { lines, pictures });
      return (await expectProblem(refused, 400, 'validation')).errors;
    };
    const own = await uploadReturnPicture(customer.uid);
    const foreign = ['https://example.test/a.png', await uploadReturnPicture(other.uid)];
    expect(await errorsOf([own, ...foreign])).toEqual({
      'pictures.1': 'Picture must be one that you have uploaded',
      'pictures.2': 'Picture must be one that you have uploaded',
    });
    const script = await uploadReturnPicture(customer.uid, '<svg onload="alert(1)"/>');
    const missing = linkTo(`users/${customer.uid}/returns/missing.webp`);
    expect(await errorsOf([script, own, missing])).toEqual({
      'pictures.0': 'The file is not a picture',
      'pictures.2': 'The file is not a picture',
    });
    expect(await errorsOf(Array.from({ length: 6 }, () => own))).toEqual({
      pictures: 'Add at most 5 pictures',
    });
    expect((await askReturn(customer.token, id, { lines, pictures: [own] })).pictures).toEqual([
      own,
    ]);
  });

  it('lets an admin ask for the customer', async () => {
    const { id, tools } = await delivered(1);
    const asked = await askReturn(admin.token, id, {
      lines: [pieces(tools[0], 1)],
      exception: 'By phone',
    });
    expect(asked).toMatchObject({
      exception: 'By phone',
      userId: customer.uid,
      history: [{ actor: 'admin', uid: admin.uid }],
    });
    expect(await kindsAbout(asked._id)).toEqual([]);
  });
});

describe('the returns', () => {
  const asked = async (): Promise<{ id: string; number: string; found: OrderReturn }> => {
    const { id, number, tools } = await delivered(1);
    const found = await askReturn(customer.token, id, { lines: [pieces(tools[0], 2)] });
    return { id, number, found };
  };

  it('are read by their customer and by admins, by id or number', async () => {
    const { id, found } = await asked();
    for (const { token } of [customer, admin]) {
      for (const name of [found._id, found.number]) {
        const answer = await send('GET', `/return/${name}`, { token });
        expect(await expectStatus<OrderReturn>(answer, 200)).toEqual(found);
      }
      const list = await send('GET', `/order/${id}/returns`, { token });
      expect(await expectStatus<OrderReturn[]>(list, 200)).toEqual([found]);
    }
    const foreign = await send('GET', `/return/${found._id}`, { token: other.token });
    await expectProblem(foreign, 404, 'return-not-found');
  });

  it('have a slip once they are approved', async () => {
    const { found } = await asked();
    const slip = () => send('GET', `/return/${found.number}.pdf`, { token: customer.token });
    await expectProblem(await slip(), 409, 'return-not-changeable');
    await moveReturn(admin.token, found._id, { to: 'approved' });
    const response = await slip();
    expect(response.headers.get('content-disposition')).toContain(`return-${found.number}.pdf`);
    const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
    const [page] = pages;
    const text = page ? linesOfPage(page).join('\n') : '';
    expect(text).toContain('Return slip');
    expect(text).toContain(found.number);
  });

  it('stay as they are for accounts that may not change them', async () => {
    const { found } = await asked();
    const approve = { to: 'approved' };
    const refused = await sendReturnTransition(customer.token, found._id, approve);
    expect(await expectProblem(refused, 409, 'return-not-changeable')).toMatchObject({
      returnStatus: 'requested',
      allowedForReturn: ['withdrawn'],
    });
    const foreign = await sendReturnTransition(other.token, found._id, { to: 'withdrawn' });
    await expectProblem(foreign, 404, 'return-not-found');
    const declined = await sendReturnTransition(admin.token, found._id, { to: 'declined' });
    await expectProblem(declined, 400, 'validation');
    await moveReturn(admin.token, found._id, { to: 'declined', reason: 'Worn' });
    const late = await sendReturnTransition(admin.token, found._id, approve);
    await expectProblem(late, 409, 'return-not-changeable');
    expect(await kindsAbout(found._id)).toEqual(['return-declined', 'shop-return']);
  });
});
