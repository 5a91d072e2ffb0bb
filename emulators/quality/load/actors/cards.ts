import type { CardCheckout } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { eventsOf, pressOn, sendEventAgain } from 'functions/testing/orders/cards';
import type { LoadContext } from '../support/loadContext.ts';
import { randomItem } from '../support/random.ts';

/** How often Stripe repeats each event, at once and in any order. */
const repeats = 4;

const pressOnce = ['pay', 'pay', 'pay', 'decline'] as const;

/** Sends all events of an order several times at once, the latest first. */
const storm = async (orderId: string): Promise<void> => {
  const ids = (await eventsOf(orderId)).map(({ event }) => event.id).toReversed();
  const requests = Array.from({ length: repeats }, () => ids).flat();
  await Promise.all(requests.map(sendEventAgain));
};

/**
 * Returns a function with which a customer opens the page to pay an order by card, pays or is
 * declined, while Stripe sends each of its events several times.
 */
export const payingByCard =
  ({ call, cards, takesCards }: LoadContext, { token }: TestAccount, mine: string[]) =>
  async (): Promise<void> => {
    const id = randomItem(mine);
    if (!takesCards) return;
    const page = await call('card page', 'POST', `/order/${id}/card`, { token });
    if (!page.ok) return;
    const action = randomItem(pressOnce);
    if (action === 'pay') cards.add(id);
    const pressed = pressOn((page.body as CardCheckout).url, action);
    await Promise.all([pressed, storm(id)]);
    await storm(id);
  };

/** The amounts in cents that Stripe has taken for an order. */
export const takenFor = async (orderId: string): Promise<number[]> =>
  (await eventsOf(orderId)).flatMap(({ event }) => {
    if (event.type !== 'checkout.session.completed') return [];
    const { amount_total: amount, payment_status: status } = event.data.object;
    return status === 'paid' ? [amount ?? 0] : [];
  });

/** Whether the shop has accepted each event of an order. */
export const areAccepted = async (orderId: string): Promise<boolean> =>
  (await eventsOf(orderId)).every(({ attempts }) =>
    attempts.some((status) => status >= 200 && status < 300),
  );
