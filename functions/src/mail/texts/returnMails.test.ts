import { describe, expect, it } from 'vitest';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import {
  exampleReturn,
  exampleReturnLine,
  exampleReturnId as id,
} from '../../testing/documents/exampleReturns.ts';
import { exampleShop } from '../../testing/mails/mailedOrders.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { renderText } from '../rendering/renderText.ts';
import {
  type MailedReturn,
  returnApprovedMail,
  returnClosedMail,
  returnDeclinedMail,
  returnExpiredMail,
  returnReceivedMail,
  returnRequestedMail,
} from './returnMails.ts';

type MailOf = (mailed: MailedReturn, shop: MailShop) => MailContent;

const textOf = (mailOf: MailOf, fields: Partial<ReturnDocument> = {}): string =>
  renderText(mailOf({ id, found: exampleReturn(fields) }, exampleShop), exampleShop);

const company = 'company-0123456789abcdefghij';
const page = `${exampleShop.url}/dashboard/returns/${id}`;

const approved = [exampleReturnLine('saw', { approved: 3 }), exampleReturnLine('plane')];

it('tells the shop who asks for what, and leads to the page on which it decides', () => {
  const found = { payerId: company, pictures: ['https://shop.test/1', 'https://shop.test/2'] };
  const content = returnRequestedMail({ id, found: exampleReturn(found) }, exampleShop);
  expect(content.subject).toBe('New return TH-4K2M9A7C-R1 from Carla Joiner');
  const text = renderText(content, exampleShop);
  for (const part of ['carla@example.test', 'Pictures: 2', 'SAW, Too many', '4 pieces']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(page);
  expect(text).not.toContain(company);
});

describe('The customer', () => {
  const mails: [string, MailOf][] = [
    ['an approval', returnApprovedMail],
    ['a refusal', returnDeclinedMail],
    ['the count', returnReceivedMail],
    ['the end', returnClosedMail],
    ['an expiry', returnExpiredMail],
  ];

  it.each(mails)('gets with %s a link to the page, which opens for the company', (_, mailOf) => {
    expect(textOf(mailOf)).toContain(page);
    expect(textOf(mailOf)).not.toContain('?company=');
    expect(textOf(mailOf, { payerId: company })).toContain(`${page}?company=${company}`);
  });

  it.each(mails)('reads about a guarantee claim in the mail about %s', (_, mailOf) => {
    expect(textOf(mailOf, { kind: 'claim' })).toContain('guarantee claim');
    expect(textOf(mailOf)).not.toContain('guarantee claim');
  });

  it('learns where approved pieces go, until when, and what it costs', () => {
    const expiresAt = new Date('2026-12-24T07:59:59Z');
    const text = textOf(returnApprovedMail, { lines: approved, expiresAt, feeRate: 1_250 });
    expect(text).toContain('3 pieces');
    expect(text).not.toContain('Tool plane');
    expect(text).toContain(exampleShop.name);
    expect(text).toContain('24 December 2026');
    expect(text).toContain('a fee of 12.5%');
  });

  it('keeps the tools of an approved claim', () => {
    const text = textOf(returnApprovedMail, { kind: 'claim', lines: approved });
    expect(text).toContain('Please keep the tools.');
    expect(text).not.toContain('return slip');
  });

  it('reads why the shop declines', () => {
    const by = { actor: 'admin', uid: 'nora', at: new Date(0), transitionId: 'decline' } as const;
    const history = [{ status: 'declined', ...by, reason: 'It was used' } as const];
    expect(textOf(returnDeclinedMail, { history })).toContain('> It was used');
  });

  it('learns what has arrived', () => {
    const lines = [exampleReturnLine('saw', { approved: 4, received: 2 })];
    expect(textOf(returnReceivedMail, { lines })).toContain('We have received 2 pieces');
  });

  it('learns what each line becomes', () => {
    const line = { approved: 4, received: 4 };
    const [requested] = exampleReturn().history;
    const text = textOf(returnClosedMail, {
      lines: [
        exampleReturnLine('saw', { ...line, resolution: 'credit', note: 'As new' }),
        exampleReturnLine('plane', { ...line, resolution: 'replacement' }),
        exampleReturnLine('axe', { ...line, resolution: 'none', note: 'Worn' }),
      ],
      history: requested ? [requested, { ...requested, status: 'received' }] : [],
      creditNoteNumber: 'CN-2026-00001',
      shipmentNumber: 'TH-4K2M9A7C-S2',
    });
    for (const part of [
      'SAW, Credited, As new',
      'PLANE, Replaced',
      'AXE, No credit and no replacement, Worn',
      'Credit note CN-2026-00001 is attached.',
      'TH-4K2M9A7C-S2',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('is to write if expired pieces are on their way', () => {
    const text = textOf(returnExpiredMail, { lines: approved });
    expect(text).toContain('3 pieces');
    expect(text).toContain('please write to us');
  });
});
