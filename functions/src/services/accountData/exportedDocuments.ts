import type { InvoiceDocument } from '../../contract/index.ts';
import type { MailDocument } from '../../documents/mails.ts';
import type { StoredInvoice } from '../../documents/orders/invoices.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PaymentDocument } from '../../documents/orders/payments.ts';
import type { QuoteDocument } from '../../documents/orders/quotes.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { ShipmentDocument } from '../../documents/orders/shipments.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import type { ReviewDocument } from '../../documents/people/reviews.ts';
import { inquiryResource } from '../inquiries/inquiries.ts';
import { toPayment } from '../ordering/booking/bookPayment.ts';
import { toLiveOrder } from '../ordering/orders/orderResponse.ts';
import { returnResource } from '../returns/storedReturns.ts';
import { toShipment } from '../shipments/shipments.ts';

const withoutUid = <Event extends { uid: string | null }>({ uid: _, ...event }: Event) => event;

/** An order as its customer gets it. Who changed it is named by role, not by account. */
export const exportedOrder = (id: string, document: OrderDocument) => {
  const { history, ...order } = toLiveOrder(document);
  return { _id: id, ...order, history: history.map(withoutUid) };
};

/** A shipment, without the admin who reversed it. */
export const exportedShipment = (id: string, document: ShipmentDocument) => {
  const { reversed, ...shipment } = toShipment(id, document);
  return { ...shipment, reversed: reversed && withoutUid(reversed) };
};

/** A return or a claim. Who decided about it is named by role, not by account. */
export const exportedReturn = (id: string, document: ReturnDocument) => {
  const { history, ...found } = returnResource.toSent(id, document);
  return { ...found, history: history.map(withoutUid) };
};

/** A payment or refund, without the admin who recorded it. */
export const exportedPayment = (id: string, document: PaymentDocument) => {
  const { by: _, ...payment } = toPayment(id, document);
  return payment;
};

/** All that an invoice or a credit note says. */
export const exportedInvoice = (
  _id: string,
  { searchTerms: _, ...invoice }: StoredInvoice,
): InvoiceDocument => invoice;

/** A quote with its messages. Who wrote for the shop is named as on the quote's page. */
export const exportedQuote = (_id: string, document: QuoteDocument) => {
  const { checkAt: _, searchTerms: __, staff: ___, history, messages, ...quote } = document;
  return { _id, ...quote, history: history.map(withoutUid), messages: messages.map(withoutUid) };
};

/** A review with the name under which it is published. */
export const exportedReview = (_id: string, document: ReviewDocument) => {
  const { requestId: _, userId: __, ...review } = document;
  return { _id, ...review };
};

/** An inquiry with the replies of the shop. Who wrote them is not named. */
export const exportedInquiry = (id: string, document: InquiryDocument) => {
  const { replies, ...inquiry } = inquiryResource.toSent(id, document);
  return { ...inquiry, replies: replies.map(({ text, at }) => ({ text, at })) };
};

/** A mail as text: its HTML says the same. */
export const exportedMail = (_id: string, document: MailDocument) => {
  const { kind, to, message, delivery, about, attachedInvoice, createdAt } = document;
  const { subject, text } = message;
  const { state: status, endTime: sentAt } = delivery;
  return { _id, kind, to, subject, text, about, attachedInvoice, createdAt, status, sentAt };
};
