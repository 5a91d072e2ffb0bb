import type { Disputes } from './payments/disputes.ts';
import type { Refunds } from './payments/refunds.ts';
import { missing } from './requests/errors.ts';
import { parseForm } from './requests/form.ts';
import { json, type Route } from './requests/http.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/**
 * The endpoints for tests: a list of the events of a session or an order with the answers they got,
 * sending one again, keeping those of an order back, letting a refund fail, and disputes.
 */
export const controlRoutes = (
  webhooks: Webhooks,
  refunds: Refunds,
  disputes: Disputes,
): Route[] => {
  const eventOf = (id: string) => {
    const sent = webhooks.events.get(id);
    if (!sent) throw missing('event', id, 'event');
    return sent;
  };

  return [
    { method: 'GET', path: /^\/$/, handle: () => json({ name: 'Stripe stand-in' }) },
    {
      method: 'GET',
      path: /^\/emulator\/references\/([^/]+)\/events$/,
      handle: ({ parameters: [reference] }) =>
        json(webhooks.events.all().filter((sent) => sent.reference === reference)),
    },
    {
      method: 'POST',
      path: /^\/emulator\/events\/(\w+)\/send$/,
      handle: async ({ parameters: [id = ''] }) =>
        json({ status: await webhooks.send(eventOf(id)) }),
    },
    {
      method: 'PUT',
      path: /^\/emulator\/references\/([^/]+)\/hold$/,
      handle: ({ parameters: [reference = ''] }) => {
        webhooks.hold(reference);
        return json({});
      },
    },
    {
      method: 'DELETE',
      path: /^\/emulator\/references\/([^/]+)\/hold$/,
      handle: async ({ parameters: [reference = ''] }) => {
        await webhooks.release(reference);
        return json({});
      },
    },
    {
      method: 'POST',
      path: /^\/emulator\/refunds\/(\w+)\/fail$/,
      handle: async ({ parameters: [id = ''] }) => json(await refunds.fail(id)),
    },
    {
      method: 'POST',
      path: /^\/emulator\/payments\/(\w+)\/dispute$/,
      handle: async ({ parameters: [id = ''], body }) =>
        json(await disputes.open(id, parseForm(body))),
    },
    {
      method: 'POST',
      path: /^\/emulator\/disputes\/(\w+)\/review$/,
      handle: async ({ parameters: [id = ''] }) => json(await disputes.review(id)),
    },
    {
      method: 'POST',
      path: /^\/emulator\/disputes\/(\w+)\/close$/,
      handle: async ({ parameters: [id = ''], body }) =>
        json(await disputes.close(id, parseForm(body))),
    },
  ];
};
