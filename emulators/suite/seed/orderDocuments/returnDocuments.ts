import { collectionNames, orderTermsOf, returnIdOf, returnLifecycles } from 'functions/contract';
import type { OrderDocument, ReturnDocument } from 'functions/documents';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';
import type { SeedReturn } from '../orders/drafts/plannedReturns.ts';
import { downloadUrl } from '../uploads/pictures.ts';
import { returnPicturePath } from '../uploads/returnPictures.ts';

const returnDocument = (
  orderId: string,
  order: OrderDocument,
  { picture, ...found }: SeedReturn,
  bucket: string,
): ReturnDocument => {
  const { number: orderNumber, payerId, payerName, userId, userName, userEmail } = order;
  const settled = order.history.find(
    ({ step, returnNumber }) => step === 'settled' && returnNumber === found.number,
  );
  const names = { orderNumber, payerName, userName, userEmail };
  return {
    ...found,
    ...names,
    ...{ orderId, payerId, userId },
    pictures: picture ? [downloadUrl(bucket, returnPicturePath(userId, picture))] : [],
    pictureOwner: picture && userId,
    exception: '',
    creditNoteNumber: settled?.creditNoteNumber ?? null,
    shipmentNumber: settled?.shipmentNumber ?? null,
    createdAt: found.history[0]?.at ?? order.createdAt,
    checkAt: returnLifecycles[found.kind].jobAt(found.status, found.expiresAt),
    searchTerms: orderTermsOf({ ...found, ...names }),
  };
};

/** The documents of the returns and claims of the orders. */
export const returnDocuments = (
  seed: Seed,
  orders: readonly SeedDocument<OrderDocument>[],
  bucket: string,
): SeedDocument<ReturnDocument>[] =>
  seed.orders.flatMap(({ id, returns }, index) => {
    const order = orders[index]?.content;
    return order
      ? returns.map((found) => ({
          path: `${collectionNames.returns}/${returnIdOf(id, found.number)}`,
          content: returnDocument(id, order, found, bucket),
        }))
      : [];
  });
