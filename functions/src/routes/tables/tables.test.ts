import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dayOf, toolColumns } from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { tools } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { registerAdmin, registerCustomer } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { placeOrderOf } from '../../testing/orders/orders.ts';
import { timeZone } from '../../testing/orders/shopDays.ts';
import { linkTo } from '../../testing/pictures/pictures.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, customer] = await Promise.all([registerAdmin(), registerCustomer()]);

const picture = linkTo('tools/imported/picture.webp');

/** Between them are the columns of the attributes of now. */
const [firstColumns, lastColumn] = [toolColumns.slice(0, -1), toolColumns.at(-1)];
const header = new RegExp(`^\uFEFF${firstColumns.join(',')}(,attr:[^,]+)*,${lastColumn}\r\n`);

const withoutAttributes = (record: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(record).filter(([column]) => !column.startsWith('attr:')));

describe('GET /tools.csv', () => {
  it('lists every tool once, under the names of its fields', async () => {
    const id = await createTool({ toolName: 'Plane, "jack"', imageLink: picture });
    const csv = await exportTable(admin.token, '/tools.csv');
    expect(csv).toMatch(header);
    expect(csv.endsWith('\r\n')).toBe(true);
    const records = recordsOf(csv);
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(records.length);
    expect(withoutAttributes(records.find(({ _id }) => _id === id))).toEqual({
      _id: id,
      sku: expect.stringMatching(/^TEST-/),
      gtin: '',
      replacedBy: '',
      accessories: '',
      spareParts: '',
      alternatives: '',
      stage: 'on-sale',
      costPrice: '',
      category: 'other',
      priceBreaks: '',
      orderMultiple: '1',
      maxOrder: '',
      sellRemainder: 'yes',
      storagePlace: '',
      specifications: '',
      morePictures: '',
      family: '',
      documents: '',
      exported: expect.stringMatching(/^tool \S+ /),
      toolName: 'Plane, "jack"',
      price: '19.99',
      available: '100',
      minOrder: '5',
      toolDescription: 'A plane for flattening boards.',
      imageLink: picture,
    });
  });

  it('is named after the day, and not cached', async () => {
    const response = await send('HEAD', '/tools.csv', { token: admin.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/filename="tools-[\d-]{10}\.csv"/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('exports several batches of rows without duplicates or gaps', async () => {
    const prefix = randomUUID();
    // Each tool is an event for a trigger, and the Functions emulator uses about 1 MB for each at
    // once.
    const ids = Array.from({ length: 1_000 }, (_, n) => `${prefix}-${n}`);
    const sample = await readDocument(tools.doc(await createTool({ available: 0 })));
    const writeAll = async (write: (id: string, batch: FirebaseFirestore.WriteBatch) => void) => {
      for (let start = 0; start < ids.length; start += 500) {
        const batch = db.batch();
        for (const id of ids.slice(start, start + 500)) write(id, batch);
        await batch.commit();
      }
    };
    onTestFinished(() => writeAll((id, batch) => batch.delete(tools.doc(id))));
    // The oldest tools, so that they are last in every list that other tests read meanwhile.
    const old = { ...(sample as ToolDocument), searchTerms: [], createdAt: new Date(0) };
    await writeAll((id, batch) => batch.create(tools.doc(id), old));
    const own = recordsOf(await exportTable(admin.token, '/tools.csv')).filter(({ _id }) =>
      _id?.startsWith(prefix),
    );
    expect(new Set(own.map(({ _id }) => _id))).toEqual(new Set(ids));
    expect(own).toHaveLength(ids.length);
  });
});

describe('GET /orders.csv', () => {
  it('has a row per order line', async () => {
    const tool = await createTool({ toolName: '=cmd|calc' });
    const { insertedId, order } = await placeOrderOf(customer.token, tool);
    const csv = await exportTable(admin.token, '/orders.csv');
    expect(recordsOf(csv).find((row) => row['Order ID'] === insertedId)).toEqual({
      'Order ID': insertedId,
      Order: order.number,
      'Order date': dayOf(new Date(order.createdAt), timeZone),
      Status: 'Placed',
      Customer: customer.email,
      'Customer number': '',
      'Registration number': '',
      'Tax number': '',
      Buyer: customer.email,
      'Buyer email': customer.email,
      Phone: '01234567890',
      'Delivery address': '1 Workshop Lane',
      'PO number': '',
      Note: '',
      'Arrives by': expect.any(String),
      'Requested date': '',
      'Complete only': '',
      'Ship by': expect.any(String),
      'Tool ID': tool,
      SKU: order.lines[0]?.sku,
      Tool: "'=cmd|calc",
      Quantity: '5',
      Cancelled: '0',
      Shipped: '0',
      Delivered: '0',
      Returned: '0',
      'Unit price': '19.99',
      'List price': '19.99',
      'Price list': '',
      'Price break from': '',
      'Line total': '99.95',
      'Order total': '99.95',
      Credited: '0.00',
      Paid: '0.00',
      Open: '99.95',
      Currency: 'USD',
      'Payment status': 'Unpaid',
      'Due on': '',
      'Paid on': '',
      Invoice: '',
      Quote: '',
      'Customer ID': customer.uid,
    });
  });

  it('filters by status', async () => {
    const { insertedId } = await placeOrderOf(customer.token, await createTool());
    const { token } = admin;
    await expectStatus(await send('DELETE', `/order/${insertedId}`, { token }), 200);
    const idsOf = async (status: string) =>
      recordsOf(await exportTable(admin.token, `/orders.csv?status=${status}`)).map(
        (row) => row['Order ID'],
      );
    expect(await idsOf('cancelled')).toContain(insertedId);
    expect(await idsOf('placed')).not.toContain(insertedId);
    const response = await send('GET', '/orders.csv?status=lost', { token });
    await expectProblem(response, 400, 'validation');
  });
});

describe('A table', () => {
  it.each([
    ['GET', '/tools.csv'],
    ['GET', '/orders.csv'],
    ['POST', '/tools.csv'],
  ])('is for admins: %s %s', async (method, path) => {
    await expectProblem(await send(method, path), 401, 'unauthenticated');
    const { token } = customer;
    await expectProblem(await send(method, path, { token }), 403, 'forbidden');
  });
});
