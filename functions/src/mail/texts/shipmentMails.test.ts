import { expect, it } from 'vitest';
import { allPieces, remainingOf, withPieces } from '../../contract/index.ts';
import { exampleOrder, exampleShop } from '../../testing/mails/mailedOrders.ts';
import { renderHtml } from '../rendering/renderHtml.ts';
import { renderText } from '../rendering/renderText.ts';
import { orderShippedMail, shipmentReversedMail } from './shipmentMails.ts';

const carrier = { number: 'TH-4K2M9A7C-S1', carrier: 'UPS', trackingNumber: '1Z999AA1' };

it('names carrier, tracking number and address of a shipped order', () => {
  const { lines, ...order } = exampleOrder(2);
  const pieces = allPieces(lines, remainingOf);
  const shipped = { ...order, lines: withPieces(lines, 'shipped', pieces), shipmentCount: 1 };
  const content = orderShippedMail(shipped, exampleShop, { ...carrier, pieces });
  expect(content.subject).toBe('Order TH-4K2M9A7C has been shipped');
  const text = renderText(content, exampleShop);
  expect(text).toContain('Carrier: UPS');
  const page = 'https://www.ups.com/track?tracknum=1Z999AA1';
  expect(text).toContain(`Tracking number: 1Z999AA1\n  ${page}`);
  expect(renderHtml(content, exampleShop)).toContain(`href="${page}">1Z999AA1</a>`);
  expect(text).toContain('48 Mill Lane');
  expect(text).not.toContain('Still to come');
});

it('names what a parcel contains, and what is still to come', () => {
  const { lines, ...order } = exampleOrder(2);
  const [first, second] = lines.map(({ toolId }) => toolId);
  const pieces = [{ toolId: first ?? '', quantity: 5 }];
  const shipped = { ...order, lines: withPieces(lines, 'shipped', pieces), shipmentCount: 1 };
  const content = orderShippedMail(shipped, exampleShop, { ...carrier, pieces });
  expect(content.subject).toBe('A part of order TH-4K2M9A7C has been shipped');
  const [sent = '', rest = ''] = renderText(content, exampleShop).split('Still to come');
  expect(sent).toContain('5 pieces');
  expect(sent).not.toContain(lines[1]?.toolName ?? second);
  expect(rest).toContain('7 pieces');
  expect(rest).toContain('19 pieces');
});

it('says that a shipment was a mistake, and why', () => {
  const reversed = { number: carrier.number, reason: 'Not packed yet' };
  const text = renderText(
    shipmentReversedMail(exampleOrder(1), exampleShop, reversed),
    exampleShop,
  );
  expect(text).toContain('TH-4K2M9A7C-S1');
  expect(text).toContain('> Not packed yet');
  expect(text).toContain('12 pieces');
});
