import type { Request } from 'express';
import type { FormOf } from '../contract/index.ts';
import type { IdempotentRequest } from '../store/writes/idempotency.ts';
import { type FormRoute, type ListLimit, parseForm } from './body/parseForm.ts';
import { idempotencyKeyOf, type KeyedRequest } from './requestHeaders.ts';

/** The valid form of a request, as `parseForm` returns it, with the Idempotency-Key, if any. */
export const parseKeyedForm = <Route extends FormRoute>(
  route: Route,
  request: KeyedRequest & Pick<Request, 'body'>,
  limit?: ListLimit,
): IdempotentRequest<FormOf<Route>> => ({
  input: parseForm(route, request.body, limit),
  key: idempotencyKeyOf(request),
});
