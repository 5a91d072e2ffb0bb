import { collectionNames, returnIdOf } from 'functions/contract';
import { expireReturn, requestReturn, transitionReturn } from 'functions/testing/orders/services';
import { admin } from '../data/accounts.ts';
import type { SeedReturn } from '../orders/drafts/plannedReturns.ts';
import type { SeedOrder } from '../orders/generateOrders.ts';
import { downloadUrl } from '../uploads/pictures.ts';
import { returnPicturePath } from '../uploads/returnPictures.ts';
import { type Action, type PastShop, requestOf } from './action.ts';

const ask = async (
  { id: orderId, userId }: SeedOrder,
  { number, plan: { kind, lines, picture } }: SeedReturn,
  shop: PastShop,
): Promise<void> => {
  const asked = lines.map(({ reason = '', ...line }) => ({ ...line, reason }));
  const input = { kind, lines: asked, pictures: undefined, exception: '' };
  await requestReturn(orderId, requestOf(input), shop.callerOf(userId));
  if (!picture) return;
  // Pictures of customers are checked when they are sent, and these are not stored yet.
  const path = `${collectionNames.returns}/${returnIdOf(orderId, number)}`;
  const pictures = [downloadUrl(shop.bucket, returnPicturePath(userId, picture))];
  shop.store.set(path, { ...shop.store.get(path), pictures, pictureOwner: userId });
};

const actionsOf = (order: SeedOrder, found: SeedReturn, shop: PastShop): Action[] => {
  const id = returnIdOf(order.id, found.number);
  return found.steps.map(({ step, change, at }, position) => {
    const by = shop.callerOf(change?.to === 'withdrawn' ? order.userId : admin.uid);
    const run = () => {
      if (change) return transitionReturn(id, requestOf(change), by);
      return step === 'requested' ? ask(order, found, shop) : expireReturn(id, at);
    };
    return { at, id: `${id}-${position}`, entry: order.id, step: change?.to ?? step, run };
  });
};

/** What happened to the returns and claims of an order. */
export const returnActions = (order: SeedOrder, shop: PastShop): Action[] =>
  order.returns.flatMap((found) => actionsOf(order, found, shop));
