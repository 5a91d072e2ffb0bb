import { describe, expect, it } from 'vitest';
import { limits } from '../contract/index.ts';
import type { ShipmentDocument } from '../documents/orders/shipments.ts';
import { orderLines, pickListOver } from '../testing/documents/orderDocuments.ts';
import { pdfFaults } from '../testing/documents/pdfFaults.ts';
import { linesOfPage, readPdf } from '../testing/documents/readPdf.ts';
import { drawDeliveryNote } from './printedDocuments.ts';
import type { PrintedDeliveryNote } from './texts/deliveryNoteTexts.ts';

const shippedAt = new Date('2026-11-23T23:30:00Z');

/** A delivery note over so many lines, with three pieces of each. */
const noteOver = (
  count: number,
  fields: Partial<ShipmentDocument> = {},
  order: Parameters<typeof pickListOver>[1] = {},
): PrintedDeliveryNote => {
  const lines = orderLines(count);
  const { packSizes: _, places: __, ...printed } = pickListOver(lines, order);
  const { number: orderNumber, payerId, payerName, userId } = printed.order;
  const shipment: ShipmentDocument = {
    number: `${orderNumber}-S1`,
    kind: 'order',
    orderId: 'order-1',
    ...{ orderNumber, payerId, payerName, userId },
    lines: lines.map(({ toolId, sku, toolName }) => ({ toolId, sku, toolName, quantity: 3 })),
    carrier: 'Swift Freight',
    trackingNumber: 'SF-123',
    shippedAt,
    deliveredAt: null,
    reversed: null,
    ...fields,
  };
  return { ...printed, shipment };
};

const textOf = async (printed: PrintedDeliveryNote): Promise<string> => {
  const { pages } = await readPdf(await drawDeliveryNote(printed));
  return pages.flatMap(linesOfPage).join('\n');
};

describe('A delivery note', () => {
  it('says what a shipment contains, where it goes, and how', async () => {
    const text = await textOf(noteOver(2));
    for (const part of [
      'Delivery note',
      'Shipment TH-4K2M9A7C-S1',
      'Shipped 23 November 2026',
      'Order TH-4K2M9A7C',
      'Your PO number PO-4711',
      'Carrier Swift Freight',
      'Tracking number SF-123',
      '48 Mill Lane',
      'SKU Tool Pieces',
      'Total pieces 6',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('$');
  });

  it.each([
    ['Ada Joiner\n48 Mill Lane', 1],
    ['Oak & Ash\nada  JOINER\n48 Mill Lane', 0],
    ['48 Mill Lane', 1],
    ['Receiving desk of Ada Joiner\n48 Mill Lane', 2],
  ])('names the recipient once, at %j', async (orderAddress, names) => {
    const text = await textOf(noteOver(1, {}, { userName: 'Ada Joiner', orderAddress }));
    const heading = text.split('\n').filter((line) => line.startsWith('Ada Joiner'));
    expect(heading).toHaveLength(1);
    expect(text.match(/ada\s+joiner/gi)).toHaveLength(Math.max(1, names));
  });

  it('has the day of the shop', async () => {
    const text = await textOf({ ...noteOver(1), timeZone: 'Asia/Kathmandu' });
    expect(text).toContain('Shipped 24 November 2026');
  });

  it('says that a shipment was a mistake', async () => {
    const reversed = { at: shippedAt, uid: 'nora', reason: 'Not packed' };
    expect(await textOf(noteOver(1, { reversed }))).toContain('recorded by mistake');
  });

  it('is named by its shipment and dated by its departure', async () => {
    const { info } = await readPdf(await drawDeliveryNote(noteOver(1)));
    expect(info).toMatchObject({
      Title: 'Delivery note TH-4K2M9A7C-S1',
      CreationDate: 'D:20261123233000Z',
    });
  });

  it('holds the longest texts and as many lines as an order can have', async () => {
    const wide = (length: number) => 'W'.repeat(length);
    const fields = { carrier: wide(limits.carrier), trackingNumber: wide(limits.trackingNumber) };
    const order = {
      userName: wide(limits.displayName),
      orderAddress: wide(limits.orderAddress),
      poNumber: wide(limits.poNumber),
    };
    const bytes = await drawDeliveryNote(noteOver(limits.orderLines, fields, order));
    expect(await pdfFaults(bytes)).toEqual([]);
  });
});
