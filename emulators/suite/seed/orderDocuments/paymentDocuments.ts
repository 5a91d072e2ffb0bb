import { collectionNames } from 'functions/contract';
import type { OrderDocument, PaymentDocument } from 'functions/documents';
import { admin } from '../data/accounts.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import type { SeedPayment } from '../orders/payments.ts';

const paymentDocument = (
  { id, ...entry }: SeedPayment,
  orderId: string,
  { number: orderNumber, payerId, payerName, userId, userName, currency }: OrderDocument,
): SeedDocument<PaymentDocument> => ({
  path: `${collectionNames.payments}/${id}`,
  content: {
    orderId,
    orderNumber,
    payerId,
    payerName,
    userId,
    userName,
    currency,
    ...entry,
    by: admin.uid,
    card: null,
  },
});

/** The payments, refunds and reversals of the orders. */
export const paymentDocuments = (
  seed: Seed,
  orders: readonly SeedDocument<OrderDocument>[],
): SeedDocument<PaymentDocument>[] =>
  seed.orders.flatMap(({ id, payments }, index) => {
    const content = orders[index]?.content;
    return content ? payments.map((payment) => paymentDocument(payment, id, content)) : [];
  });
