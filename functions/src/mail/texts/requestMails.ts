import {
  counted,
  formatCentsIn,
  formatCount,
  formatDayOf,
  type MatchedRule,
  matchedRuleText,
  piecesOf,
} from '../../contract/index.ts';
import type { OrderRequestDocument } from '../../documents/orders/requests.ts';
import { button, facts, paragraph, quotation } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { requestPage } from './mailPages.ts';

/** A request that a mail is about. */
export interface MailedRequest {
  id: string;
  request: OrderRequestDocument;
}

const toPage = (label: string, { id, request }: MailedRequest, shop: MailShop): MailBlock =>
  button(label, requestPage(shop, { id, companyId: request.companyId }));

const sizeOf = ({ lines }: OrderRequestDocument): string =>
  `${counted(lines.length, 'tool')}, ${counted(piecesOf({ lines }), 'piece')}`;

const linesOf = ({ lines, subtotal, currency }: OrderRequestDocument): MailBlock => ({
  type: 'lines',
  lines: lines.map(({ toolName, sku, quantity, unitPrice, lineTotal }) => ({
    name: toolName,
    details: `${sku}, ${formatCount(quantity)} × ${formatCentsIn(currency, unitPrice)}`,
    amount: formatCentsIn(currency, lineTotal),
  })),
  totals: [['Subtotal', formatCentsIn(currency, subtotal)]],
});

const reasonsOf = (rules: readonly MatchedRule[]): string => rules.map(matchedRuleText).join(' ');

const factsOf = ({ requester, companyName, details, quote }: OrderRequestDocument): MailBlock =>
  facts([
    ['Company', companyName],
    ['Ordered by', requester.name],
    ['E-mail', requester.email],
    ['Offer', quote?.number ?? ''],
    ['PO number', details.poNumber ?? ''],
    ['Delivery address', details.orderAddress],
  ]);

/** To a member who can approve an order: another one asks for it. */
export const approvalAskedMail = (mailed: MailedRequest, shop: MailShop): MailContent => {
  const { request } = mailed;
  const { requester, companyName, subtotal } = request;
  const amount = formatCentsIn(request.currency, subtotal);
  return {
    subject: `${requester.name} asks you to approve an order for ${amount}`,
    preview: `${companyName}: ${sizeOf(request)} for ${amount}.`,
    heading: 'An order waits for your approval',
    blocks: [
      paragraph(`${requester.name} would like to order ${sizeOf(request)} for ${companyName}.`),
      paragraph(reasonsOf(request.rules)),
      toPage('Review the order', mailed, shop),
      linesOf(request),
      factsOf(request),
      paragraph(
        `Nothing is reserved until the order is approved. The request expires on ${formatDayOf(request.expiresAt, shop.timeZone)}.`,
      ),
    ],
  };
};

/** To the requester: the order was approved and placed. */
export const requestApprovedMail = (mailed: MailedRequest, shop: MailShop): MailContent => {
  const { request } = mailed;
  const names = request.approvals.map(({ name }) => name).join(' and ');
  return {
    subject: `Your order ${request.number} was approved`,
    preview: `${names} approved your order of ${sizeOf(request)}.`,
    heading: 'Your order was approved',
    blocks: [
      paragraph(
        `${names} approved your order of ${sizeOf(request)} for ${request.companyName}. It has been placed as order ${request.number}.`,
      ),
      toPage('See the request', mailed, shop),
    ],
  };
};

/** To the requester: another member has rejected the order. */
export const requestRejectedMail = (mailed: MailedRequest, shop: MailShop): MailContent => {
  const { request } = mailed;
  const name = request.decidedBy?.name ?? '';
  return {
    subject: `Your order for ${formatCentsIn(request.currency, request.subtotal)} was not approved`,
    preview: `${name} rejected your order of ${sizeOf(request)}.`,
    heading: 'Your order was not approved',
    blocks: [
      paragraph(`${name} rejected your order of ${sizeOf(request)} for ${request.companyName}:`),
      quotation(request.reason),
      linesOf(request),
      paragraph('Nothing was ordered. You can change the order and send it again.'),
      toPage('See the request', mailed, shop),
    ],
  };
};

/** To the requester: nobody has decided in time. */
export const requestExpiredMail = (mailed: MailedRequest, shop: MailShop): MailContent => {
  const { request } = mailed;
  const day = formatDayOf(request.expiresAt, shop.timeZone);
  return {
    subject: `Your request to order for ${formatCentsIn(request.currency, request.subtotal)} has expired`,
    preview: `Nobody decided on your order of ${sizeOf(request)} by ${day}.`,
    heading: 'Your request has expired',
    blocks: [
      paragraph(
        `Nobody decided on your order of ${sizeOf(request)} for ${request.companyName} by ${day}, so nothing was ordered. If you still need the tools, send the order again.`,
      ),
      linesOf(request),
      toPage('See the request', mailed, shop),
    ],
  };
};
