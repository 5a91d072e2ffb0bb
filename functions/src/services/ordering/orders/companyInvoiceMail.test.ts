import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companies, invoices, mail } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { callerOf, registerAdmin } from '../../../testing/api/accounts.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { orderInput } from '../../../testing/orders/orders.ts';
import { storedOrder } from '../../../testing/orders/prepaidOrders.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { placeOrder } from '../placing/placeOrder.ts';
import { transitionOrder } from '../status/transitionOrder.ts';

useCompanies();

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

const move = (id: string, to: 'confirmed' | 'cancelled') => {
  const input = { to, ...(to === 'cancelled' && { reason: 'Out of stock' }) } as const;
  return transitionOrder(id, { input, key: randomUUID() }, admin);
};

const confirmOrderOf = async (buyer: Caller) => {
  const input = orderInput(await createTool());
  const { insertedId: id } = await placeOrder({ input, key: undefined }, buyer);
  await move(id, 'confirmed');
  return { id, order: await storedOrder(id) };
};

/** An order of a buyer, confirmed for a company with this address for invoices. */
const confirmedOrder = async (invoiceEmail: string) => {
  const companyId = await createCompany({ invoiceEmail });
  const buyer = await newMember(companyId, 'buyer');
  return { companyId, buyer, ...(await confirmOrderOf(buyer)) };
};

const mailAbout = (number: string | null) =>
  readDocument(mail.doc(mailIdOf({ kind: 'company-invoice', eventId: number ?? '' })));

describe('The invoice of a company', () => {
  it('names the company as it was, who ordered, and goes to its address for invoices', async () => {
    const to = `invoices-${randomUUID()}@example.test`;
    const { order, buyer, companyId } = await confirmedOrder(to);
    const invoice = await readDocument(invoices.doc(order.invoiceNumber ?? ''));
    expect(invoice).toMatchObject({
      payerId: companyId,
      payerName: 'Oak & Ash Joinery',
      userId: buyer.uid,
      buyer: { name: 'The buyer', email: buyer.email },
      company: { taxId: '12-3456789', invoiceEmail: to, billingAddress: expect.any(String) },
      currency: order.currency,
    });
    const sent = await mailAbout(order.invoiceNumber);
    expect(sent).toMatchObject({
      kind: 'company-invoice',
      to: [to],
      attachedInvoice: order.invoiceNumber,
      about: { kind: 'company', id: companyId },
      message: { subject: `Invoice ${order.invoiceNumber} for order ${order.number}` },
    });
    expect(sent?.message.text).toContain('Ordered by: The buyer');
  });

  it('is followed by its credit note', async () => {
    const { id } = await confirmedOrder(`invoices-${randomUUID()}@example.test`);
    await move(id, 'cancelled');
    const [creditNoteNumber = ''] = (await storedOrder(id)).creditNoteNumbers;
    expect(await mailAbout(creditNoteNumber)).toMatchObject({ attachedInvoice: creditNoteNumber });
  });

  it('goes to nobody else without such an address', async () => {
    const { order } = await confirmedOrder('');
    expect(order.invoiceNumber).not.toBeNull();
    expect(await mailAbout(order.invoiceNumber)).toBeUndefined();
  });

  it('goes only once to a buyer whose address is that for invoices', async () => {
    const { buyer, companyId } = await confirmedOrder('');
    const invoiceEmail = buyer.email.toUpperCase();
    await companies.doc(companyId).update({ invoiceEmail });
    const { order } = await confirmOrderOf(buyer);
    expect(order.invoiceNumber).not.toBeNull();
    expect(await mailAbout(order.invoiceNumber)).toBeUndefined();
  });
});
