import type Stripe from 'stripe';
import {
  amountDueOf,
  type CardCheckout,
  cardReturnPage,
  isCardAmount,
} from '../../contract/index.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { StripeAccess } from '../../params.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { closeSession } from '../ordering/booking/closeCardPage.ts';
import { openStripe } from '../ordering/booking/stripeClient.ts';
import { orderResource } from '../ordering/orders/orders.ts';
import {
  type CheckoutTexts,
  createSession,
  type PayableParts,
  payableOrder,
  recordSession,
} from './cardSessions.ts';

/** The access to Stripe, and the origin to which the customer returns. */
export interface CardShop {
  access: StripeAccess;
  origin: string;
}

/** The orders to pay by one payment, and who pays them. */
interface Checkout {
  orderIds: readonly string[];
  caller: Caller;
  textsOf: (parts: PayableParts) => CheckoutTexts;
}

/**
 * What is due of the orders. Throws `order-not-found`, `nothing-due`, `card-not-available` for a sum
 * that no card can pay, and `validation` for orders in several currencies.
 */
const readDue = async ({ orderIds, caller }: Checkout): Promise<PayableParts> => {
  const read = await Promise.all(
    orderIds.map(async (id) => {
      const order = payableOrder(await readDocument(orderResource.reference(id)), caller);
      return { id, order, amount: amountDueOf(order), previous: order.cardSession?.id };
    }),
  );
  const [first, ...others] = read.filter(({ amount }) => amount > 0);
  if (!first) throw new ApiError('nothing-due');
  if (others.some(({ order }) => order.currency !== first.order.currency)) {
    throw validationError({ invoices: 'All invoices must be in the same currency' });
  }
  if (!isCardAmount(others.reduce((sum, { amount }) => sum + amount, first.amount))) {
    throw new ApiError('card-not-available');
  }
  return [first, ...others];
};

/**
 * What is due once no earlier session can be paid any more. One that was paid has been booked. Names
 * the sessions that were closed, because another call may have opened one meanwhile.
 */
const closeEarlier = async (
  stripe: Stripe,
  due: PayableParts,
  checkout: Checkout,
): Promise<PayableParts> => {
  const closed = new Map(due.map(({ id, previous }) => [id, previous]));
  const earlier = new Set(due.flatMap(({ previous }) => previous ?? []));
  if (earlier.size === 0) return due;
  await Promise.all([...earlier].map((id) => closeSession(stripe, id)));
  const [first, ...others] = await readDue(checkout);
  const afterClosing = (part: typeof first) => ({ ...part, previous: closed.get(part.id) });
  return [afterClosing(first), ...others.map(afterClosing)];
};

/** The address of a new session; undefined if another one was opened meanwhile. */
const tryToOpen = async (
  checkout: Checkout,
  { access, origin }: CardShop,
): Promise<string | undefined> => {
  const due = await readDue(checkout);
  const stripe = await openStripe(access);
  const parts = await closeEarlier(stripe, due, checkout);
  const { id, url } = await createSession(stripe, parts, checkout.textsOf(parts), origin);
  if (!url) throw new ApiError('unavailable');
  try {
    if (await recordSession(id, parts, checkout.caller)) return url;
  } catch (error) {
    await closeSession(stripe, id);
    throw error;
  }
  await closeSession(stripe, id);
  return undefined;
};

const maxAttempts = 3;

/**
 * Opens a session in which the caller pays what is due for orders by card, and returns its page.
 * Those that are not due are left out. Earlier sessions of the orders are closed first, so that
 * nobody pays twice; if one has been paid, its payment is booked. Throws `order-not-found`, also for
 * another account's order, `nothing-due`, `card-not-available` for an amount that no card can pay,
 * and `unavailable`.
 */
export const openCheckout = async (checkout: Checkout, shop: CardShop): Promise<CardCheckout> => {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const url = await tryToOpen(checkout, shop);
    if (url) return { url };
  }
  throw new ApiError('unavailable');
};

/** Opens a session for one order, like `openCheckout`, which leads back to its page. */
export const openCardCheckout = (
  orderId: string,
  caller: Caller,
  shop: CardShop,
): Promise<CardCheckout> => {
  const textsOf = ([{ order }]: PayableParts): CheckoutTexts => ({
    email: order.userEmail,
    nameOf: ({ number }) => `Order ${number}`,
    returnPage: (payment) => cardReturnPage(order, payment),
  });
  return openCheckout({ orderIds: [orderId], caller, textsOf }, shop);
};
