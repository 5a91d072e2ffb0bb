import { describe, expect, it } from 'vitest';
import { orderNumberOf } from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { exampleRequest } from '../../testing/documents/exampleRequests.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import { singleLine } from '../rendering/safeTexts.ts';
import {
  approvalAskedMail,
  requestApprovedMail,
  requestExpiredMail,
  requestRejectedMail,
} from './requestMails.ts';

const at = new Date('2026-11-20T10:00:00Z');
const companyId = 'company-0123456789abcdef0123';

const voteOf = (name: string) => ({ uid: name, name, at, subtotal: 99_95, transitionId: name });

const requestOf = (fields: Partial<OrderRequestDocument> = {}) =>
  exampleRequest({
    details: { phoneNumber: '01234567890', orderAddress: '1 Workshop Lane', poNumber: 'PO-7' },
    rules: [
      { rule: 'order-limit', limit: 50_00 },
      { rule: 'budget', amount: 100_00, period: 'month', spent: 40_00 },
    ],
    approversNeeded: 2,
    ...fields,
  });

const mails = {
  asked: approvalAskedMail,
  approved: requestApprovedMail,
  rejected: requestRejectedMail,
  expired: requestExpiredMail,
};

const contentOf = (kind: keyof typeof mails, fields?: Partial<OrderRequestDocument>) =>
  mails[kind]({ id: 'request-1', request: requestOf(fields) }, exampleShop);

const textOf = (kind: keyof typeof mails, fields?: Partial<OrderRequestDocument>) =>
  renderText(contentOf(kind, fields), exampleShop);

describe('The mail about a request', () => {
  it('asks an approver, with each reason, what is ordered and until when', () => {
    expect(contentOf('asked').subject).toBe('Bea Buyer asks you to approve an order for $99.95');
    const text = textOf('asked');
    expect(text).toContain('The order is above the member’s limit of $50.00.');
    expect(text).toContain('budget of $100.00 for this month, of which $40.00 is spent');
    expect(text).toContain('PO number: PO-7');
    expect(text).toContain('Delivery address: 1 Workshop Lane');
    expect(text).toContain('The request expires on 4 December 2026');
  });

  it('names the offer that an approval accepts', () => {
    const quote = { id: 'quote', number: 'QU-4K2M9A7C' };
    expect(textOf('asked', { quote })).toContain('Offer: QU-4K2M9A7C');
    expect(textOf('asked')).not.toContain('Offer:');
  });

  it('names everybody who has approved it, and the number of the order', () => {
    const text = textOf('approved', {
      approvals: [voteOf('Anton Ash'), voteOf('Olga Ash')],
    });
    expect(text).toContain('Anton Ash and Olga Ash approved your order');
    expect(text).toContain(`placed as order ${orderNumberOf('request-1')}`);
  });

  it('says who has rejected it and why', () => {
    const decidedBy = { uid: 'anton', name: 'Anton Ash' };
    const text = textOf('rejected', { decidedBy, reason: 'Not this year.' });
    expect(text).toContain('Anton Ash rejected your order');
    expect(text).toContain('Not this year.');
    expect(text).toContain('Nothing was ordered.');
  });

  it('says that nobody has decided in time', () => {
    expect(textOf('expired')).toContain('by 4 December 2026, so nothing was ordered');
  });

  it.each(['asked', 'approved', 'rejected', 'expired'] as const)(
    'that is %s leads to the page of the request in its company',
    (kind) => {
      const page = `${exampleShop.url}/dashboard/approvals`;
      const text = textOf(kind);
      expect(text).toContain(page);
      expect(text).toContain(`company=${companyId}`);
    },
  );

  it.each(['asked', 'approved', 'rejected', 'expired'] as const)(
    'that is %s escapes the names of people and company, and keeps its subject on one line',
    (kind) => {
      const name = '<script>alert(1)</script>\r\nBcc: victim@example.test';
      const [line] = exampleOrder(1).lines;
      const content = contentOf(kind, {
        companyName: name,
        requester: { uid: 'bea', name, email: 'bea@example.test' },
        decidedBy: { uid: 'anton', name },
        approvals: [voteOf(name)],
        reason: name,
        lines: line ? [{ ...line, toolName: name }] : [],
      });
      expect(renderHtml(content, exampleShop)).not.toContain('<script');
      expect(singleLine(content.subject)).not.toMatch(/[\r\n\u2028\u2029]/);
    },
  );
});
