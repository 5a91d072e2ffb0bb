import { describe, expect, it } from 'vitest';
import { addDays, journalColumns } from '../../contract/index.ts';
import { registerShoppers } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { confirmedOrderOfTools, getOrderOf } from '../../testing/orders/parts.ts';
import { pay, sendReversal } from '../../testing/orders/payments.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import { exportTable, recordsOf } from '../../testing/tools/tables.ts';

const { customer, admin } = await registerShoppers();

const today = dayIn(0);
const pathOf = (query: string) => `/journal.csv?${query}`;
const ofToday = `from=${addDays(today, -1)}&to=${addDays(today, 1)}`;

describe('GET /journal.csv', () => {
  it('has what an order has posted, with debit as much as credit', async () => {
    const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
    const order = await getOrderOf(admin.token, id);
    const { payment } = await pay(admin.token, id, 1_000);
    await expectStatus(await sendReversal(admin.token, id, payment._id), 201);
    const table = await exportTable(admin.token, pathOf(ofToday));
    expect(table).toContain(journalColumns.join(','));
    const records = recordsOf(table);
    const days = records.map((row) => row.Date);
    expect(days).toEqual(days.toSorted());
    const own = records.filter(({ Order }) => Order === order.number);
    expect(
      own.map((row) => [row.Kind, row['Debit account'], row['Credit account'], row.Amount]),
    ).toMatchObject(
      expect.arrayContaining([
        ['Invoice', '1200', '4000', (order.subtotal / 100).toFixed(2)],
        ['Payment', '1000', '1200', '10.00'],
        ['Reversal', '1200', '1000', '10.00'],
      ]),
    );
    expect(own.every(({ Document }) => Document === order.invoiceNumber)).toBe(true);
    const datev = await send('GET', pathOf(`${ofToday}&format=datev`), { token: admin.token });
    expect(datev.headers.get('content-type')).toContain('charset=windows-1252');
    expect(datev.headers.get('content-disposition')).toContain('EXTF_journal-');
    const text = new TextDecoder('windows-1252').decode(await datev.arrayBuffer());
    expect(text).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
    expect(text.split('\r\n').filter((line) => line.includes(order.number))).toHaveLength(
      own.length,
    );
  });

  it.each([
    ['', 'from'],
    [`from=${today}`, 'to'],
    [`from=${today}&to=${addDays(today, -1)}`, 'to'],
    [`from=${today}&to=tomorrow`, 'to'],
    [`from=${today}&to=${today}&format=xlsx`, 'format'],
    ['from=2025-12-31&to=2026-01-01&format=datev', 'to'],
  ])('refuses “%s” for its %s', async (query, field) => {
    const refused = await send('GET', pathOf(query), { token: admin.token });
    const problem = await expectProblem(refused, 400, 'validation');
    expect(problem).toMatchObject({ errors: { [field]: expect.any(String) } });
  });
});
