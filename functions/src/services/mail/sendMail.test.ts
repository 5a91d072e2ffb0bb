import { describe, expect, it, onTestFinished } from 'vitest';
import { invoices } from '../../store/collections/collections.ts';
import { required } from '../../testing/api/env.ts';
import { invoiceLines, invoiceOver } from '../../testing/documents/invoices.ts';
import { linesOfPage, readPdf } from '../../testing/documents/readPdf.ts';
import { newAddress, queueTestMail, storedMail } from '../../testing/mails/mails.ts';
import { sendMail } from './sendMail.ts';

interface Received {
  id: string;
  attachments?: { fileName: string; generatedFileName: string; contentType: string }[];
  subject: string;
  messageId: string;
  headers: Record<string, string>;
  from: { address: string; name: string }[];
  to: { address: string }[];
  replyTo: { address: string }[];
}

const receivedBy = async (email: string): Promise<Received[]> => {
  const query = new URLSearchParams({ 'to.address': email });
  const response = await fetch(`${required('INBOX_URL')}/email?${query}`);
  return (await response.json()) as Received[];
};

/** The mails that arrived, at least one: the inbox shows a mail a moment after it accepted it. */
const arrivedFor = async (email: string): Promise<[Received, ...Received[]]> => {
  await expect.poll(() => receivedBy(email)).not.toEqual([]);
  return (await receivedBy(email)) as [Received, ...Received[]];
};

const stateOf = async (id: string) => (await storedMail(id)).delivery.state;

const untilSent = async (id: string) => {
  await expect.poll(() => stateOf(id)).toBe('SUCCESS');
  return storedMail(id);
};

describe('A queued mail', () => {
  it('arrives once, from the shop, with the Message-ID of its event', async () => {
    const to = newAddress();
    const id = await queueTestMail({ to, replyTo: 'buyer@example.com' });
    const { delivery, message, checkAt, expireAt } = await untilSent(id);
    expect(delivery).toMatchObject({ attempts: 1, error: null, leaseExpireTime: null });
    expect(delivery.info).toMatchObject({ accepted: [to], rejected: [] });
    expect([checkAt, expireAt]).toEqual([null, expect.any(Date)]);
    const mails = await arrivedFor(to);
    expect(mails).toHaveLength(1);
    expect(`<${mails[0].messageId}>`).toBe(message.messageId);
    expect(mails[0]).toMatchObject({
      subject: message.subject,
      from: [{ name: expect.stringMatching(/\w/), address: expect.stringContaining('@') }],
      replyTo: [{ address: 'buyer@example.com' }],
    });
  });

  it('arrives once when several senders begin at the same time', async () => {
    const to = newAddress();
    const id = await queueTestMail({ to });
    const now = new Date();
    const results = await Promise.all(Array.from({ length: 8 }, () => sendMail(id, now)));
    expect(results.filter((result) => result === 'sent').length).toBeLessThanOrEqual(1);
    await untilSent(id);
    expect(await arrivedFor(to)).toHaveLength(1);
  });

  it('keeps a subject with line breaks in its header', async () => {
    const to = newAddress();
    const subject = 'Order\r\nBcc: victim@example.com\r\nHello';
    const content = { subject, preview: '', heading: 'Order', blocks: [] };
    await untilSent(await queueTestMail({ to, content }));
    const [received] = await arrivedFor(to);
    expect(received.subject).toBe('Order Bcc: victim@example.com Hello');
    expect(received.headers).not.toHaveProperty('bcc');
    expect(await receivedBy('victim@example.com')).toEqual([]);
  });

  it('goes to one address only, whatever the text of the address is', async () => {
    const others = [newAddress(), newAddress()] as const;
    for (const to of [
      others.join(),
      `${others[0]}\r\nRCPT TO:<${others[1]}>`,
      `A <${others[0]}>`,
    ]) {
      const id = await queueTestMail({ to });
      await expect.poll(async () => (await storedMail(id)).delivery.attempts).toBeGreaterThan(0);
      await expect.poll(() => stateOf(id)).toMatch(/^(SUCCESS|RETRY|ERROR)$/);
    }
    for (const other of others) expect(await receivedBy(other)).toEqual([]);
  });
});

/** Stores an invoice that belongs to no order, until the test ends; of a year without orders. */
const storeInvoice = async (number: string): Promise<void> => {
  await invoices.doc(number).set({ ...invoiceOver(invoiceLines(2), { number }), searchTerms: [] });
  onTestFinished(async () => void (await invoices.doc(number).delete()));
};

const attachmentOf = async ({ id }: Received, stored: string): Promise<Uint8Array> => {
  const response = await fetch(`${required('INBOX_URL')}/email/${id}/attachment/${stored}`);
  return new Uint8Array(await response.arrayBuffer());
};

describe('A mail with an invoice', () => {
  it('arrives with the invoice as a PDF that can be read', async () => {
    const number = '1900-000001';
    await storeInvoice(number);
    const to = newAddress();
    await untilSent(await queueTestMail({ to, attachedInvoice: number }));
    const [received] = await arrivedFor(to);
    const [attachment] = received.attachments ?? [];
    const expected = { fileName: `invoice-${number}.pdf`, contentType: 'application/pdf' };
    expect(attachment).toMatchObject(expected);
    const stored = attachment?.generatedFileName ?? '';
    const { pages } = await readPdf(await attachmentOf(received, stored));
    expect(pages.flatMap(linesOfPage).join('\n')).toContain(number);
  });

  it('waits while the invoice does not exist, and is sent with it afterwards', async () => {
    const number = '1900-000002';
    const to = newAddress();
    const id = await queueTestMail({ to, attachedInvoice: number });
    await expect.poll(() => stateOf(id)).toBe('RETRY');
    expect((await storedMail(id)).delivery.error).toBe(`Invoice ${number} does not exist`);
    expect(await receivedBy(to)).toEqual([]);
    await storeInvoice(number);
    await expect
      .poll(async () => {
        await sendMail(id);
        return stateOf(id);
      })
      .toBe('SUCCESS');
    const [received, ...others] = await arrivedFor(to);
    expect(received.attachments).toHaveLength(1);
    expect(others).toEqual([]);
  });
});
