import type { IncomingMessage } from 'node:http';
import type { Checkout } from './payments/checkout.ts';
import type { Refunds } from './payments/refunds.ts';
import { unauthorized } from './requests/errors.ts';
import { type Form, parseForm } from './requests/form.ts';
import { type Call, json, type Route } from './requests/http.ts';
import { createIdempotency } from './requests/idempotency.ts';

const assertKey = ({ headers }: IncomingMessage, secretKey: string): void => {
  const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key === secretKey) return;
  throw unauthorized(
    key === undefined
      ? 'You did not provide an API key. Send it in the Authorization header, as in "Bearer YOUR_KEY".'
      : `Invalid API Key provided: ${key.slice(0, 8)}****`,
  );
};

/** The endpoints of Stripe's API that the stand-in has. https://docs.stripe.com/api */
export const apiRoutes = (
  secretKey: string,
  { checkout, refunds }: { checkout: Checkout; refunds: Refunds },
): Route[] => {
  const once = createIdempotency();

  const read = (path: RegExp, find: (id: string) => object): Route => ({
    method: 'GET',
    path,
    handle: ({ request, parameters: [id = ''] }) => {
      assertKey(request, secretKey);
      return json(find(id));
    },
  });

  const write = (path: RegExp, change: (form: Form, id: string) => object): Route => ({
    method: 'POST',
    path,
    handle: ({ request, body, parameters: [id = ''] }: Call) => {
      assertKey(request, secretKey);
      const key = request.headers['idempotency-key'] as string | undefined;
      return json(once(key, `${request.url} ${body}`, () => change(parseForm(body), id)));
    },
  });

  const list = (path: RegExp, find: (query: Form) => object[]): Route => ({
    method: 'GET',
    path,
    handle: ({ request }) => {
      assertKey(request, secretKey);
      const [, query = ''] = (request.url ?? '').split('?', 2);
      const data = find(parseForm(query));
      return json({
        object: 'list',
        url: (request.url ?? '').split('?', 1)[0],
        has_more: false,
        data,
      });
    },
  });

  return [
    write(/^\/v1\/checkout\/sessions$/, checkout.create),
    list(/^\/v1\/checkout\/sessions$/, checkout.list),
    read(/^\/v1\/checkout\/sessions\/(\w+)$/, (id) => checkout.find(id).session),
    write(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/, (_form, id) => checkout.expire(id)),
    write(/^\/v1\/refunds$/, refunds.create),
  ];
};
