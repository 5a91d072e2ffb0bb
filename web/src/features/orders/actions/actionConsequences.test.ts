import { expect, it } from 'vitest';
import { orderOf } from '../../../testing/fixtures.ts';
import { cancelConsequence, confirmConsequence, shipConsequence } from './actionConsequences.ts';

const orderFor = (name: string, fields: object = {}) => ({
  ...orderOf(name),
  payerName: name,
  userEmail: `${name.toLowerCase()}@example.test`,
  ...fields,
});

const [ada, bob, cy, dee] = ['Ada', 'Bob', 'Cy', 'Dee'].map((name) => orderFor(name)) as [
  ReturnType<typeof orderFor>,
  ...ReturnType<typeof orderFor>[],
];
const all = [ada, bob, cy, dee].filter((order) => order !== undefined);
const invoiced = (name: string, credited = 0) =>
  orderFor(name, {
    status: 'confirmed',
    invoiceNumber: '2026-000001',
    credited: { ...ada.credited, total: credited },
  });

it.each([
  [
    [ada],
    'This issues an invoice over $641.00 and mails it to Ada (ada@example.test). The customer can then no longer cancel.',
  ],
  [
    [ada, ada, ada],
    'This issues 3 invoices, $1,923.00 together, and mails them to Ada (ada@example.test). The customers can then no longer cancel.',
  ],
  [
    all.slice(0, 3),
    'This issues 3 invoices, $1,923.00 together, and mails them to Ada (ada@example.test), Bob (bob@example.test), and Cy (cy@example.test). The customers can then no longer cancel.',
  ],
  [
    all,
    'This issues 4 invoices, $2,564.00 together, and mails them to 4 customers. The customers can then no longer cancel.',
  ],
])('says how many invoices a confirmation issues, and to whom', (orders, text) => {
  expect(confirmConsequence(orders)).toBe(text);
});

it('says that a company gets its invoices at its other address', () => {
  const order = orderFor('Ada', { payerId: `company-${'0'.repeat(20)}` });
  expect(confirmConsequence([order])).toContain(
    'A company with another address for invoices also gets them there.',
  );
});

it('says who is notified of a shipment', () => {
  expect(shipConsequence([ada])).toContain('Ada (ada@example.test) gets a mail with the carrier');
  expect(shipConsequence(all)).toContain('4 customers get a mail with the carrier');
});

it.each([
  [[ada], 'The pieces return to stock. Ada (ada@example.test) gets a mail with the reason.'],
  [
    [invoiced('Ada', 10_000), bob],
    'The pieces return to stock. This issues a credit note over $541.00. Ada (ada@example.test) and Bob (bob@example.test) get a mail with the reason.',
  ],
  [
    [invoiced('Ada'), invoiced('Ada')],
    'The pieces return to stock. This issues 2 credit notes, $1,282.00 together. Ada (ada@example.test) gets a mail with the reason.',
  ],
])('says which credit notes a cancellation issues', (orders, text) => {
  expect(cancelConsequence(orders.filter((order) => order !== undefined))).toBe(text);
});
