import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailKind, TransitionInput } from '../../../contract/index.ts';
import type { MailDocument } from '../../../documents/mails.ts';
import { deletedAccounts, mail } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { sendMail, storedMail } from '../../../testing/mails/mails.ts';
import { storeMailTo } from '../../../testing/mails/storedMail.ts';
import { newAdmin, newBuyer, pay, placeUsual } from '../../../testing/orders/prepaidOrders.ts';
import { acceptanceBody, newOffer } from '../../../testing/orders/quotes.ts';
import { askedTeam } from '../../../testing/orders/requests.ts';
import { createTool } from '../../../testing/tools/tools.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import { transitionOrder } from '../../ordering/status/transitionOrder.ts';
import { reversePayment } from '../../payments/recordPayments.ts';
import { acceptQuote } from '../../quotes/acceptQuote.ts';
import { addQuoteMessage } from '../../quotes/quoteMessages.ts';
import { rejectRequest, withdrawRequest } from '../../requests/endRequest.ts';
import { askedEventId } from '../../requests/requestNotices.ts';
import { readOrderMails, readQuoteMails } from '../documents/mailSnapshots.ts';
import { checkEventMails } from './checkEventMails.ts';
import type { MailPeriod } from './mailPeriod.ts';
import { orderMailProblems } from './orderMails.ts';
import { quoteMailProblems } from './quoteMails.ts';

useCompanies();

const [buyer, admin] = [newBuyer(), newAdmin()];
let orderId: string;
let invoiceNumber: string;
let paymentId: string;

const steps: readonly TransitionInput[] = [
  { to: 'confirmed' },
  { to: 'shipped', carrier: 'Swift Freight', trackingNumber: 'SF-1' },
  { to: 'delivered' },
];

beforeAll(async () => {
  // Events before the oldest mail need none.
  await storeMailTo(buyer.email);
  orderId = await placeUsual(buyer, await createTool());
  const { payment } = await pay(orderId, 500, admin);
  paymentId = payment._id;
  for (const input of steps) await transitionOrder(orderId, { input, key: undefined }, admin);
  invoiceNumber = (await readOrderMails(orderId))?.order.invoiceNumber ?? '';
});

/** Each event, also one that is reported to the shop, has its mail. */
const always: MailPeriod = { from: new Date(0), toShopFrom: new Date(0) };

/** Changes a mail for a test, so that other checks do not find it afterwards. */
const tamper = async (id: string, change: Partial<MailDocument> | null): Promise<void> => {
  const before = (await readDocument(mail.doc(id))) as MailDocument;
  onTestFinished(async () => void (await mail.doc(id).set(before)));
  await (change ? mail.doc(id).set({ ...before, ...change }) : mail.doc(id).delete());
};

/** Stores a mail for a test like another one. */
const storeCopy = async (id: string, of: string): Promise<void> => {
  const original = (await readDocument(mail.doc(of))) as MailDocument;
  onTestFinished(async () => void (await mail.doc(id).delete()));
  await mail.doc(id).set(original);
};

const orderMail = (kind: MailKind): string => mailIdOf({ kind, eventId: orderId });

const problemsOf = async (id: string): Promise<string[]> => {
  const { problems } = await checkEventMails();
  return problems.filter((problem) => problem.includes(id));
};

describe('checkEventMails', () => {
  it('finds no problem in an order whose mails are all there, and counts them', async () => {
    expect(invoiceNumber).not.toBe('');
    expect(await problemsOf(orderId)).toEqual([]);
    expect((await checkEventMails()).count).toBeGreaterThan(4);
  });

  it.each([
    ['order-placed', ''],
    ['order-confirmed', ''],
    ['order-shipped', '-2'],
  ] as const)('finds that the mail %s is missing', async (kind, event) => {
    const id = `${orderMail(kind)}${event}`;
    await tamper(id, null);
    expect(await problemsOf(orderId)).toEqual([`order ${orderId} has no mail ${id}`]);
  });

  it('finds that the mail about a payment is missing', async () => {
    const id = mailIdOf({ kind: 'payment-received', eventId: paymentId });
    await tamper(id, null);
    expect(await problemsOf(orderId)).toEqual([`order ${orderId} has no mail ${id}`]);
  });

  it('accepts that a reversal withdrew a mail, and finds that a correction is missing', async () => {
    vi.stubEnv('PAYMENT_MAIL_SECONDS', '600');
    onTestFinished(() => void vi.unstubAllEnvs());
    const id = await placeUsual(buyer, await createTool());
    const typo = async () => (await pay(id, 500, admin)).payment._id;
    const reverse = (payment: string) =>
      reversePayment({ id, payment }, { reason: 'Mistake' }, admin);
    await reverse(await typo());
    expect(await problemsOf(id)).toEqual([]);
    vi.stubEnv('PAYMENT_MAIL_SECONDS', '0');
    const mailed = await typo();
    const received = mailIdOf({ kind: 'payment-received', eventId: mailed });
    const send = async () => {
      await sendMail(received);
      return (await storedMail(received)).delivery.state;
    };
    await expect.poll(send).toBe('SUCCESS');
    const eventId = (await reverse(mailed)).payment._id;
    expect(await problemsOf(id)).toEqual([]);
    const correction = mailIdOf({ kind: 'payment-reversed', eventId });
    await tamper(correction, null);
    expect(await problemsOf(id)).toEqual([`order ${id} has no mail ${correction}`]);
  });

  it('finds a mail about something that has not happened, or a second one', async () => {
    for (const id of [orderMail('order-cancelled'), `${orderMail('order-placed')}-2`]) {
      await storeCopy(id, orderMail('order-placed'));
      expect(await problemsOf(id)).toEqual([
        `order ${orderId} has the mail ${id}, but nothing happened that it reports`,
      ]);
    }
  });

  it('finds another invoice, recipient or Message-ID', async () => {
    const id = orderMail('order-confirmed');
    const stored = (await readDocument(mail.doc(id))) as MailDocument;
    await tamper(id, {
      attachedInvoice: null,
      to: ['someone@example.test'],
      message: { ...stored.message, messageId: '<other@example.test>' },
    });
    expect(await problemsOf(orderId)).toEqual([
      `order ${orderId} has the mail ${id}, which goes to another address`,
      `order ${orderId} has the mail ${id} with nothing attached, not ${invoiceNumber}`,
      `order ${orderId} has the mail ${id} with another Message-ID`,
    ]);
  });

  it('accepts that the mails of a deleted account are gone', async () => {
    const { uid, email } = buyer;
    await tamper(orderMail('order-placed'), null);
    onTestFinished(async () => void (await deletedAccounts.doc(uid).delete()));
    await deletedAccounts.doc(uid).set({ email, at: new Date() });
    expect(await problemsOf(orderId)).toEqual([]);
  });
});

describe('orderMailProblems', () => {
  it('finds that the shop got no mail, where it has an address for it', async () => {
    const about = await readOrderMails(orderId);
    const mails = about?.mails.filter(({ content }) => content.kind !== 'shop-order') ?? [];
    const without = { ...(about ?? expect.fail()), mails };
    expect(orderMailProblems(without, always)).toEqual([
      `order ${orderId} has no mail ${orderMail('shop-order')}`,
    ]);
    const later = { from: always.from, toShopFrom: new Date(Date.now() + 1_000) };
    expect(orderMailProblems(without, later)).toEqual([]);
  });

  it('requires no mail for events before the outbox', async () => {
    const about = (await readOrderMails(orderId)) ?? expect.fail();
    const from = new Date(Date.now() + 1_000);
    const none = { ...about, mails: [] };
    expect(orderMailProblems(none, { from, toShopFrom: from })).toEqual([]);
    expect(orderMailProblems(none, always)).toHaveLength(5);
  });
});

describe('quoteMailProblems', () => {
  it('finds that a mail about a request, an offer, its acceptance or a message is missing', async () => {
    const quote = await newOffer(buyer, admin, await createTool());
    const message = { input: { text: 'In stock' }, key: undefined };
    const { messages } = (await addQuoteMessage(quote._id, message, admin)).quote;
    await acceptQuote(quote._id, acceptanceBody(quote), buyer);
    const about = (await readQuoteMails(quote._id)) ?? expect.fail();
    expect(quoteMailProblems(about, always)).toEqual([]);
    const without = (kind: MailKind) =>
      quoteMailProblems(
        { ...about, mails: about.mails.filter(({ content }) => content.kind !== kind) },
        always,
      );
    expect(without('quote-offered')).toEqual([
      `quote ${quote._id} has 0 mails of the kind quote-offered for 1 changes`,
    ]);
    expect(without('shop-quote')).toEqual([
      `quote ${quote._id} has 0 mails of the kind shop-quote for 2 changes`,
    ]);
    expect(without('quote-message')).toEqual([
      `quote ${quote._id} has no mail about the message ${messages[0]?.id}`,
    ]);
    expect(await problemsOf(quote._id)).toEqual([]);
  });

  it('finds a mail about a change or a message that there was not', async () => {
    const quote = await newOffer(buyer, admin, await createTool());
    const [offered = ''] =
      (await readQuoteMails(quote._id))?.mails
        .filter(({ content }) => content.kind === 'quote-offered')
        .map(({ id }) => id) ?? [];
    await storeCopy(`${offered}-2`, offered);
    expect(await problemsOf(quote._id)).toEqual([
      `quote ${quote._id} has 2 mails of the kind quote-offered for 1 changes`,
    ]);
    const id = mailIdOf({ kind: 'quote-message', eventId: 'none' });
    const about = (await readQuoteMails(quote._id)) ?? expect.fail();
    const [first = expect.fail()] = about.mails;
    const stray = { id, content: { ...first.content, kind: 'quote-message' as const } };
    expect(quoteMailProblems({ ...about, mails: [stray] }, always)).toContain(
      `quote ${quote._id} has the mail ${id}, but nobody wrote that message`,
    );
  });
});

describe('requestMailProblems', () => {
  const requestMail = (kind: MailKind, eventId: string) => mailIdOf({ kind, eventId });

  it('finds that a mail about a request or its end is missing', async () => {
    const { owner, approver, request } = await askedTeam();
    const { _id: id } = request;
    expect(await problemsOf(id)).toEqual([]);
    const asked = [owner, approver].map(({ uid }) =>
      requestMail('approval-asked', askedEventId(id, uid)),
    );
    await tamper(asked[0] ?? '', null);
    expect(await problemsOf(id)).toEqual([`request ${id} has no mail ${asked[0]}`]);
    await rejectRequest(id, { input: { reason: 'No.' }, key: undefined }, approver);
    const rejected = requestMail('request-rejected', id);
    await tamper(rejected, null);
    expect(await problemsOf(id)).toEqual([
      `request ${id} has no mail ${asked[0]}`,
      `request ${id} has no mail ${rejected}`,
    ]);
  });

  it('finds a mail about something that has not happened, or to someone who was not asked', async () => {
    const { owner, buyer, request } = await askedTeam();
    const { _id: id } = request;
    const original = requestMail('approval-asked', askedEventId(id, owner.uid));
    for (const stray of [
      requestMail('request-approved', id),
      requestMail('approval-asked', askedEventId(id, buyer.uid)),
    ]) {
      const kind = stray.startsWith('approval') ? 'approval-asked' : 'request-approved';
      await storeCopy(stray, original);
      await mail.doc(stray).update({ kind });
      expect((await problemsOf(id)).filter((problem) => problem.includes(stray))).toEqual([
        `request ${id} has the mail ${stray}, but nothing happened that it reports`,
      ]);
    }
  });

  it('needs none for a withdrawn request, and accepts that those of deleted accounts are gone', async () => {
    const { owner, buyer, request } = await askedTeam();
    const { _id: id } = request;
    await withdrawRequest(id, undefined, buyer);
    await tamper(requestMail('approval-asked', askedEventId(id, owner.uid)), null);
    onTestFinished(async () => void (await deletedAccounts.doc(owner.uid).delete()));
    await deletedAccounts.doc(owner.uid).set({ email: owner.email, at: new Date() });
    expect(await problemsOf(id)).toEqual([]);
  });
});

it('finds an invoice of a company that was not sent to its address for invoices', async () => {
  const companyId = await createCompany({ invoiceEmail: `${randomUUID()}@example.test` });
  const member = await newMember(companyId, 'buyer');
  const id = await placeUsual(member, await createTool());
  await transitionOrder(id, { input: { to: 'confirmed' }, key: undefined }, admin);
  const number = (await readOrderMails(id))?.order.invoiceNumber ?? expect.fail();
  expect(await problemsOf(number)).toEqual([]);
  await tamper(mailIdOf({ kind: 'company-invoice', eventId: number }), null);
  expect(await problemsOf(number)).toEqual([
    `invoice ${number} has no mail to the company's address for invoices`,
  ]);
});
