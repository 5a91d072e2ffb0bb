import { describe, expect, it } from 'vitest';
import { lineTotalOf, totalsOf, usualReminders } from '../../contract/index.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import { exampleRequest } from '../../testing/documents/exampleRequests.ts';
import { ofCompany } from '../../testing/documents/invoices.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import type { MailContent } from '../rendering/mailContent.ts';
import { renderText } from '../rendering/renderText.ts';
import { cancelledOrderMail } from './cancelledOrderMail.ts';
import { partCancelledMail } from './creditMails.ts';
import { disputeMail } from './disputeMail.ts';
import { newOrderMail, orderConfirmedMail, orderPlacedMail } from './orderMails.ts';
import { paymentOverdueMail, paymentReceivedMail } from './paymentMails.ts';
import {
  acceptedMail,
  expiredMail,
  messageMail,
  offeredMail,
  refusedMail,
  requestedMail,
  withdrawnMail,
} from './quoteMails.ts';
import {
  approvalAskedMail,
  requestApprovedMail,
  requestExpiredMail,
  requestRejectedMail,
} from './requestMails.ts';
import { orderShippedMail } from './shipmentMails.ts';

const first = { level: 1, text: usualReminders.first.text };

const shop = exampleShop;
const at = new Date('2026-11-22T14:05:00Z');
const euro = { currency: 'EUR' } as const;
const order = exampleOrder(1, { ...ofCompany, ...euro, paid: 100 });
const { payerId, payerName } = ofCompany;
const asCompany = `?company=${payerId}`;

const [line] = order.lines;
if (!line) throw new Error('The order has no line');
const { unitPrice, quantity } = line;
const lines = [
  { ...line, listPrice: unitPrice, unitPrice, lineTotal: lineTotalOf(unitPrice, quantity) },
];

const quote: QuoteDocument = {
  ...ofCompany,
  ...euro,
  number: 'QU-4K2M9A7C',
  version: 'v1',
  lines,
  taxRate: 0,
  totals: totalsOf(lines),
  status: 'offered',
  validUntil: at,
  history: [],
  messages: [],
  orderId: null,
  orderNumber: null,
  checkAt: null,
  searchTerms: [],
  createdAt: at,
  updatedAt: at,
};
const mailedQuote = { id: 'quote', quote };
const acceptedBy = (uid: string) => ({
  id: 'quote',
  quote: { ...quote, history: [{ status: 'accepted', actor: 'customer', uid, at } as const] },
});

const request = exampleRequest({
  ...euro,
  number: 'TH-4K2M9A7C',
  companyId: payerId,
  companyName: payerName,
  lines: order.lines,
  subtotal: order.subtotal,
  rules: [],
});
const mailedRequest = { id: 'request', request };

const payment = {
  ...euro,
  amount: 100,
  method: 'bank-transfer',
  reference: '',
  receivedAt: '2026-11-22',
} as const;
const dispute = {
  id: 'du_1',
  amount: 500,
  reason: 'fraudulent',
  status: 'needs_response',
  funds: 'untouched',
  dueBy: null,
  reportedAt: at.toISOString(),
  changes: 0,
} as const;
const message = (from: 'shop' | 'customer') => ({
  id: 'm',
  from,
  name: 'Bea Buyer',
  uid: 'bea',
  text: 'Hello',
  at,
});
const because = { reason: '' };
const declinedBy = (uid: string) => ({ ...because, actor: 'customer', uid }) as const;

const shipment = { number: `${order.number}-S1`, pieces: [], carrier: 'UPS', trackingNumber: '1' };

const toMembers: [string, MailContent][] = [
  ['a placed order', orderPlacedMail(order, shop)],
  ['a confirmed order', orderConfirmedMail(order, shop, shop.bank)],
  ['a shipped order', orderShippedMail(order, shop, shipment)],
  [
    'a cancelled order',
    cancelledOrderMail(order, shop, { actor: 'admin', uid: 'ada', reason: '' }),
  ],
  ['a payment', paymentReceivedMail(order, shop, payment)],
  ['a late payment', paymentOverdueMail(order, shop, { dueAt: at, now: at, ...first })],
  ['an offer', offeredMail(mailedQuote, '', shop)],
  ['a refusal', refusedMail(mailedQuote, because, shop)],
  ['an offer that has expired', expiredMail(mailedQuote, shop)],
  ['a message of the shop', messageMail(mailedQuote, message('shop'), shop)],
  ['a request for approval', approvalAskedMail(mailedRequest, shop)],
  ['an approval', requestApprovedMail(mailedRequest, shop)],
  ['a rejection', requestRejectedMail(mailedRequest, shop)],
  ['a request that has expired', requestExpiredMail(mailedRequest, shop)],
];

const toShop: [string, MailContent][] = [
  ['a new order', newOrderMail(order, shop)],
  ['a dispute', disputeMail(order, shop, dispute)],
  ['a request for a quote', requestedMail(mailedQuote, shop)],
  ['an accepted offer', acceptedMail(mailedQuote, shop)],
  ['a declined offer', withdrawnMail(mailedQuote, declinedBy('bea'), shop)],
];

const linksOf = (text: string) => text.match(/https:\/\/tools-hub\.test\/dashboard\S*/g) ?? [];

describe('A mail to the members of a company', () => {
  it.each(toMembers)('about %s leads to the page for the company', (_event, content) => {
    const links = linksOf(renderText(content, shop));
    expect(links).not.toEqual([]);
    expect(links.filter((link) => !link.endsWith(asCompany))).toEqual([]);
  });

  it('about an order names the company and who ordered', () => {
    for (const content of [
      orderPlacedMail(order, shop),
      paymentReceivedMail(order, shop, payment),
    ]) {
      const text = renderText(content, shop);
      expect(text).toContain('Company: Harbor Joinery Ltd');
      expect(text).toContain('Ordered by: Bea Buyer');
    }
    const own = renderText(orderPlacedMail(exampleOrder(1), shop), shop);
    expect(own).not.toMatch(/Company:|Ordered by:/);
    expect(linksOf(own)).toEqual(['https://tools-hub.test/dashboard/orders/TH-4K2M9A7C']);
  });
});

describe('A step of another member than the one who ordered', () => {
  const colleague = { actor: 'customer', uid: 'olga', reason: '' } as const;
  const another = 'Another member of Harbor Joinery Ltd has';

  it.each([
    ['cancelled your order', cancelledOrderMail(order, shop, colleague)],
    [
      'cancelled a part of your order',
      partCancelledMail(order, shop, { ...colleague, pieces: [], creditNoteNumber: undefined }),
    ],
    ['declined the offer', withdrawnMail(mailedQuote, colleague, shop)],
    ['accepted the offer', acceptedMail(acceptedBy('olga'), shop)],
  ])('is theirs, and neither of the shop nor of the reader: %s', (step, content) => {
    const text = renderText(content, shop);
    expect(text).toContain(`${another} ${step}`);
    expect(text).not.toMatch(
      /\b(?:You|We|Bea Buyer for \S+) (?:have|has) (?:cancel|withdr|accept)/,
    );
  });
});

describe('A mail to the shop about a company', () => {
  it.each(toShop)(
    'about %s names it and the member, and opens the page for staff',
    (_event, content) => {
      const text = renderText(content, shop);
      expect(text).toContain('Company: Harbor Joinery Ltd');
      expect(text).toMatch(/(?:Ordered|Requested) by: Bea Buyer/);
      expect(linksOf(text).filter((link) => link.includes('company='))).toEqual([]);
    },
  );

  it('says in the subject for whom a member orders', () => {
    expect(newOrderMail(order, shop).subject).toMatch(/ from Bea Buyer for Harbor Joinery Ltd$/);
    const text = renderText(messageMail(mailedQuote, message('customer'), shop), shop);
    expect(linksOf(text).filter((link) => link.includes('company='))).toEqual([]);
  });
});

it('Every mail has its amounts in the currency of its document', () => {
  const withAmounts = [...toMembers, ...toShop].filter(([, content]) =>
    /[$€]\d/.test(renderText(content, shop) + content.subject + content.preview),
  );
  expect(withAmounts.length).toBeGreaterThan(12);
  for (const [event, content] of withAmounts) {
    expect(renderText(content, shop) + content.subject + content.preview, event).not.toContain('$');
  }
});
