import { describe, expect, it } from 'vitest';
import { type Order, orderStatuses } from '../../contract/index.ts';
import { registerShoppers, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { advanceOrder, linesBody, sendOrder, sendTransition } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const { customer, other, admin } = await registerShoppers();

const place = async (fields: object = {}): Promise<Order> => {
  const tools = [
    await createTool({ toolName: 'Frame saw' }),
    await createTool({ toolName: 'Spokeshave', minOrder: 1, orderMultiple: 2 }),
  ];
  const body = linesBody(tools, fields);
  body.order.lines[1] = { toolId: tools[1] ?? '', quantity: 6, unitPrice: 1999 };
  const placedOrder = await expectStatus<{ order: Order }>(
    await sendOrder(customer.token, body),
    201,
  );
  return placedOrder.order;
};

const wholeStatuses = orderStatuses.filter((status) => status !== 'part-shipped');
type Status = (typeof wholeStatuses)[number];

/** Places an order and moves it to a status; a cancelled one is confirmed before. */
const orderWith = async (status: Status): Promise<Order> => {
  const order = await place();
  await advanceOrder(admin.token, order._id, status === 'cancelled' ? 'confirmed' : status);
  if (status === 'cancelled') {
    const cancellation = { to: 'cancelled', reason: 'Ordered twice' };
    await expectStatus(await sendTransition(admin.token, order._id, cancellation), 200);
  }
  return order;
};

const pickListOf = ({ _id: id }: Pick<Order, '_id'>) => `/order/${id}/pick-list.pdf`;
const confirmationOf = ({ _id: id }: Pick<Order, '_id'>) => `/order/${id}/confirmation.pdf`;

const textOf = async (path: string, { token }: TestAccount): Promise<string> => {
  const response = await send('GET', path, { token });
  expect(response.status).toBe(200);
  const { pages } = await readPdf(await response.bytes());
  return pages.flatMap(linesOfPage).join('\n');
};

const expectShown = async (path: string, file: string): Promise<void> => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { headers } = await send(method, path, { token: admin.token });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${file}"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
};

describe('GET /order/{id}/pick-list.pdf', () => {
  it('names what to pick, in pieces and in the packs of the tools, and where it goes', async () => {
    const order = await place({ poNumber: 'PO-9', note: 'Ring at gate 3' });
    const text = await textOf(pickListOf(order), admin);
    for (const part of [
      `Order ${order.number}`,
      'Ada Joiner',
      '1 Workshop Lane',
      '01234567890',
      'PO number PO-9',
      'SKU Tool Packs Pieces',
      'Frame saw 5',
      'Spokeshave 3 × 2 6',
      'Total pieces 11',
      'Note from the customer: Ring at gate 3',
    ]) {
      expect(text).toContain(part);
    }
    await expectShown(pickListOf(order), `pick-list-${order.number}.pdf`);
  });

  it.each(wholeStatuses)('is there for an order that is %s', async (status) => {
    const text = await textOf(pickListOf(await orderWith(status)), admin);
    expect(text.includes('Do not pick it')).toBe(status === 'cancelled');
  });

  it('is for admins', async () => {
    const path = pickListOf(await place());
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
    for (const { token } of [customer, other]) {
      await expectProblem(await send('GET', path, { token }), 403, 'forbidden');
    }
  });
});

describe('GET /order/{id}/confirmation.pdf', () => {
  it('confirms the order to its customer and for admins', async () => {
    const order = await orderWith('confirmed');
    const text = await textOf(confirmationOf(order), customer);
    for (const part of ['Order confirmation', `Order ${order.number}`, 'This is not an invoice']) {
      expect(text).toContain(part);
    }
    expect(await textOf(confirmationOf(order), admin)).toBe(text);
    await expectShown(confirmationOf(order), `order-confirmation-${order.number}.pdf`);
  });

  it('does not exist for anyone else', async () => {
    const path = confirmationOf(await orderWith('confirmed'));
    await expectProblem(await send('GET', path), 401, 'unauthenticated');
    await expectProblem(await send('GET', path, other), 404, 'order-not-found');
    const early = confirmationOf(await place());
    await expectProblem(await send('GET', early, other), 404, 'order-not-found');
  });

  it('is refused before the shop has confirmed the order', async () => {
    const path = confirmationOf(await place());
    for (const { token } of [customer, admin]) {
      const response = await send('GET', path, { token });
      const { detail } = await expectProblem(response, 409, 'order-not-confirmed');
      expect(detail).toContain('The shop has not confirmed this order');
    }
  });

  it('is refused for an order that was cancelled without a confirmation', async () => {
    const order = await place();
    await expectStatus(await send('DELETE', `/order/${order._id}`, customer), 200);
    const response = await send('GET', confirmationOf(order), customer);
    await expectProblem(response, 409, 'order-not-confirmed');
  });

  it.each(['shipped', 'delivered', 'cancelled'] as const)(
    'stays for an order that is %s',
    async (status) => {
      const text = await textOf(confirmationOf(await orderWith(status)), customer);
      expect(text.includes('This order was cancelled')).toBe(status === 'cancelled');
    },
  );
});

describe('The documents of orders', () => {
  it.each(['missing', 'x%2Fy', '__x__', 'TH-00000000'])('of %s do not exist', async (id) => {
    for (const path of [pickListOf({ _id: id }), confirmationOf({ _id: id })]) {
      await expectProblem(await send('GET', path, admin), 404, 'order-not-found');
    }
  });
});
