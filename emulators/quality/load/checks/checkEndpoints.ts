import { deliverEvents } from 'functions/operations';
import { deliveries, events } from 'functions/testing/store/store';
import { bringBack } from '../actors/integrator.ts';
import type { TemporaryShop } from '../shop/temporaryShop.ts';
import type { LoadEndpoint } from '../support/endpoints.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { deliveryProblems } from './deliveryProblems.ts';
import { untilSo } from './settle.ts';

/** Longer than any pause between attempts. */
const laterMs = 2 * 86_400_000;

const openStates = ['PENDING', 'RETRY', 'PROCESSING'];

const hasOpen = async ({ id }: LoadEndpoint): Promise<boolean> => {
  const own = deliveries.where('webhookId', '==', id).where('delivery.state', 'in', openStates);
  return !(await own.limit(1).get()).empty;
};

const areDelivered = async (endpoints: readonly LoadEndpoint[]): Promise<boolean> => {
  for (const endpoint of endpoints) if (await hasOpen(endpoint)) return false;
  return true;
};

/**
 * Lets all endpoints accept all, and waits until the shop has delivered what is left. With a temporary shop it does
 * not wait for further attempts: it sends as if their time had come.
 */
export const settleDeliveries = async (
  shop: Pick<LoadContext, 'call'>,
  endpoints: readonly LoadEndpoint[],
  temporary: TemporaryShop | undefined,
): Promise<string[]> => {
  for (const { receiver } of endpoints) receiver.recover();
  const areBack = await untilSo(async () => {
    const back = await Promise.all(endpoints.map((endpoint) => bringBack(shop, endpoint)));
    return back.every(Boolean);
  });
  const areSent = await untilSo(async () => {
    if (temporary) await deliverEvents(new Date(Date.now() + laterMs));
    return areDelivered(endpoints);
  });
  return [
    ...(areBack ? [] : ['an endpoint has not come back']),
    ...(areSent ? [] : ['deliveries to endpoints still wait']),
  ];
};

/** The problems with the events of the load: each endpoint has received its events, and each order has some. */
export const checkEndpoints = async (
  { tracker }: Pick<LoadContext, 'tracker'>,
  endpoints: readonly LoadEndpoint[],
): Promise<string[]> => {
  const { docs } = await events.select('type', 'audience', 'at').get();
  const known = new Set(docs.map(({ id }) => id));
  const tests = await Promise.all(
    endpoints.map(({ id }) =>
      deliveries.where('webhookId', '==', id).where('type', '==', 'webhook.test').get(),
    ),
  );
  for (const sent of tests.flatMap((found) => found.docs)) known.add(sent.get('eventId'));
  const orderEvents = tracker.ids().map((id) => `order_${id}_0`);
  return [
    ...orderEvents.filter((id) => !known.has(id)).map((id) => `there is no event ${id}`),
    ...endpoints.flatMap(({ name, events: types, owner, since, receiver: { received } }) => {
      const own = docs.filter(
        (event) =>
          types.includes(event.get('type')) &&
          event.get('at').toDate() >= since &&
          (owner === null || event.get('audience') === owner),
      );
      const expected = own.map(({ id }) => id);
      return deliveryProblems({ name, expected, isKnown: (id) => known.has(id), received });
    }),
  ];
};
