import {
  counted,
  formatDayOf,
  type ReturnLine,
  settledPieces,
  sumPieces,
} from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import { button, facts, paragraph, quotation, subheading } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { managedReturnPage, returnPage } from './mailPages.ts';

/** A return that a mail is about, as it is after the change that the mail reports. */
export interface MailedReturn {
  id: string;
  found: ReturnDocument;
}

/** What customers call a return or a claim. */
const nouns = { return: 'return', claim: 'guarantee claim' } as const;

const nounOf = ({ kind }: ReturnDocument): string => nouns[kind];

const toPage = ({ id, found }: MailedReturn, shop: MailShop): MailBlock =>
  button(`View your ${nounOf(found)}`, returnPage(shop, id, found.payerId));

const piecesIn = (
  { lines }: ReturnDocument,
  figureOf: (line: ReturnLine) => number,
  detailsOf: (line: ReturnLine) => string = ({ sku }) => sku,
): MailBlock => ({
  type: 'lines',
  amountHeader: 'Pieces',
  lines: lines
    .filter((line) => figureOf(line) > 0)
    .map((line) => ({
      name: line.toolName,
      details: detailsOf(line),
      amount: counted(figureOf(line), 'piece'),
    })),
  totals: [],
});

const sumOf = ({ lines }: ReturnDocument, figureOf: (line: ReturnLine) => number): string =>
  counted(sumPieces(lines, figureOf), 'piece');

const asked = ({ asked }: ReturnLine): number => asked;
const approved = ({ approved }: ReturnLine): number => approved;
const received = ({ received }: ReturnLine): number => received;

const withText =
  (text: string) =>
  (line: ReturnLine): string =>
    [line.sku, text, line.reason].filter((part) => part !== '').join(', ');

/** To the shop: a customer asks to return pieces, or claims the guarantee. */
export const returnRequestedMail = ({ id, found }: MailedReturn, shop: MailShop): MailContent => {
  const sentence = `${found.userName} asks for a ${nounOf(found)} of ${sumOf(found, asked)} of order ${found.orderNumber}.`;
  return {
    subject: `New ${nounOf(found)} ${found.number} from ${found.userName}`,
    preview: sentence,
    heading: `New ${nounOf(found)}`,
    blocks: [
      paragraph(sentence),
      facts([
        ['Customer', found.userName],
        ['E-mail', found.userEmail],
        ['Pictures', found.pictures.length > 0 ? String(found.pictures.length) : ''],
      ]),
      piecesIn(found, asked, withText('')),
      button('Decide', managedReturnPage(shop, id)),
    ],
  };
};

const feeBlocks = ({ feeRate }: ReturnDocument): MailBlock[] =>
  feeRate > 0 ? [paragraph(`We take off a fee of ${feeRate / 100}% from the credit.`)] : [];

const sendBack = (found: ReturnDocument, shop: MailShop): MailBlock[] => [
  paragraph(
    `Please print the return slip on the page of your return, put it into the parcel, and write ${found.number} on it. Send the parcel to:`,
  ),
  quotation([shop.name, shop.address].filter((text) => text !== '').join('\n')),
  ...(found.expiresAt
    ? [
        paragraph(
          `It has to arrive by ${formatDayOf(found.expiresAt, shop.timeZone)}. After that day the approval expires.`,
        ),
      ]
    : []),
  ...feeBlocks(found),
];

/** To the customer: the shop agrees, and where the pieces go. */
export const returnApprovedMail = (mailed: MailedReturn, shop: MailShop): MailContent => {
  const { found } = mailed;
  return {
    subject: `Your ${nounOf(found)} ${found.number} is approved`,
    preview: `We have approved ${sumOf(found, approved)} of order ${found.orderNumber}.`,
    heading: `Your ${nounOf(found)} is approved`,
    blocks: [
      paragraph(
        `We have approved your ${nounOf(found)} of ${sumOf(found, approved)} of order ${found.orderNumber}.`,
      ),
      ...(found.kind === 'claim'
        ? [paragraph('Please keep the tools. We will write to you how we make it good.')]
        : sendBack(found, shop)),
      subheading('What we have approved'),
      piecesIn(found, approved),
      toPage(mailed, shop),
    ],
  };
};

/** To the customer: the shop does not agree, and why. */
export const returnDeclinedMail = (mailed: MailedReturn, shop: MailShop): MailContent => {
  const { found } = mailed;
  return {
    subject: `Your ${nounOf(found)} ${found.number} was declined`,
    preview: `We cannot accept your ${nounOf(found)} of order ${found.orderNumber}.`,
    heading: `Your ${nounOf(found)} was declined`,
    blocks: [
      paragraph(
        `We are sorry: we cannot accept your ${nounOf(found)} of ${sumOf(found, asked)} of order ${found.orderNumber}.`,
      ),
      subheading('Reason'),
      quotation(found.history.at(-1)?.reason ?? ''),
      toPage(mailed, shop),
    ],
  };
};

/** To the customer: the pieces have arrived and were counted. */
export const returnReceivedMail = (mailed: MailedReturn, shop: MailShop): MailContent => {
  const { found } = mailed;
  return {
    subject: `Your ${nounOf(found)} ${found.number} has arrived`,
    preview: `We have received ${sumOf(found, received)}.`,
    heading: `Your ${nounOf(found)} has arrived`,
    blocks: [
      paragraph(
        `We have received ${sumOf(found, received)} of order ${found.orderNumber}. We will write to you again when we have checked them.`,
      ),
      piecesIn(found, received),
      toPage(mailed, shop),
    ],
  };
};

const outcomes = {
  credit: 'Credited',
  replacement: 'Replaced',
  none: 'No credit and no replacement',
} as const;

const outcomeOf = ({ sku, note, resolution }: ReturnLine): string =>
  [sku, outcomes[resolution ?? 'none'], note].filter((part) => part !== '').join(', ');

const resultBlocks = ({ creditNoteNumber, shipmentNumber }: ReturnDocument): MailBlock[] => [
  ...(creditNoteNumber ? [paragraph(`Credit note ${creditNoteNumber} is attached.`)] : []),
  ...(shipmentNumber
    ? [
        paragraph(
          `The replacement is on its way as shipment ${shipmentNumber}. Its carrier and tracking number are on the page of your order.`,
        ),
      ]
    : []),
];

/** To the customer: how the shop makes up for each line. A credit note is attached. */
export const returnClosedMail = (mailed: MailedReturn, shop: MailShop): MailContent => {
  const { found } = mailed;
  return {
    subject: `Your ${nounOf(found)} ${found.number} is closed`,
    preview: `This is how we have settled your ${nounOf(found)} of order ${found.orderNumber}.`,
    heading: `Your ${nounOf(found)} is closed`,
    blocks: [
      paragraph(`We have settled your ${nounOf(found)} of order ${found.orderNumber}.`),
      piecesIn(found, (line) => settledPieces(found, line), outcomeOf),
      ...resultBlocks(found),
      toPage(mailed, shop),
    ],
  };
};

/** To the customer: the pieces have not arrived in time. */
export const returnExpiredMail = (mailed: MailedReturn, shop: MailShop): MailContent => {
  const { found } = mailed;
  return {
    subject: `Your ${nounOf(found)} ${found.number} has expired`,
    preview: `The pieces of order ${found.orderNumber} have not arrived in time.`,
    heading: `Your ${nounOf(found)} has expired`,
    blocks: [
      paragraph(
        `We approved your ${nounOf(found)} of ${sumOf(found, approved)} of order ${found.orderNumber}, but they have not arrived in time, so the approval has expired. If they are on their way, please write to us.`,
      ),
      toPage(mailed, shop),
    ],
  };
};
