import { expect, it } from 'vitest';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import { inquiryReplyMail, shopInquiryMail } from './inquiryMails.ts';

const shop = {
  name: 'Tools Hub',
  address: '410 Foundry Street',
  email: 'orders@toolshub.example',
  phone: '',
  country: 'US',
  timeZone: 'UTC',
  url: 'https://shop.example.test',
};

const inquiry = {
  id: 'i1',
  email: 'ada@example.test',
  name: 'Ada Joiner',
  toolName: 'Jack plane',
  sku: 'PLN-1005',
  quantity: 1_200,
  message: 'Can you brand\nthe handles?',
  createdAt: new Date('2026-11-20T10:00:00Z'),
};

const onlyAddress = { ...inquiry, name: '', toolName: '', sku: '', quantity: null, message: '' };

const reply = { text: 'Yes, from 24 pieces.', name: 'Nora Field' };

it('tells the shop who asks what, with a link to the page', () => {
  const content = shopInquiryMail(inquiry, shop);
  expect(content.subject).toBe('Inquiry about Jack plane from Ada Joiner');
  const text = renderText(content, shop);
  expect(text).toContain('E-mail: ada@example.test\nTool: Jack plane (PLN-1005)\nQuantity: 1,200');
  expect(text).toContain('> Can you brand\n> the handles?');
  expect(text).toContain('https://shop.example.test/dashboard/inquiries/i1');
});

it('tells the shop about an address alone', () => {
  const content = shopInquiryMail(onlyAddress, shop);
  expect(content.subject).toBe('Inquiry from ada@example.test');
  expect(renderText(content, shop)).not.toMatch(/Tool:|Quantity:|From:|^>/m);
});

it('replies with the text of the admin, and quotes the inquiry', () => {
  const content = inquiryReplyMail(inquiry, reply, shop);
  expect(content.subject).toBe('Your inquiry about Jack plane to Tools Hub');
  const text = renderText(content, shop);
  expect(text).toMatch(/Hello Ada Joiner,\n\nYes, from 24 pieces\.\n\nNora Field, Tools Hub/);
  expect(text).toContain('On 20 November 2026 you asked us:');
  expect(text).toContain('> Can you brand\n> the handles?');
});

it('replies to an address alone without empty parts', () => {
  const text = renderText(inquiryReplyMail(onlyAddress, reply, shop), shop);
  expect(text).not.toMatch(/Hello|Tool:|Quantity:|\n{3,}/);
  expect(text).toContain('> Please write to me.');
});

it('escapes what a visitor wrote', () => {
  const html = renderHtml(
    shopInquiryMail({ ...inquiry, name: '<b>Ada</b>', message: '<img src=x>' }, shop),
    shop,
  );
  expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).not.toContain('<img');
});
