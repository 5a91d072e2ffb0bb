import type { Request, Response, Router } from 'express';
import type { ApiRoute, FormOf, PathParams, ResponseOf } from '../contract/index.ts';
import type { Caller } from '../store/accounts/caller.ts';
import type { Page, PageRequest } from '../store/reads/queries.ts';
import type { IdempotentRequest } from '../store/writes/idempotency.ts';
import { callerOf } from './access/authenticate.ts';
import { parseForm } from './body/parseForm.ts';
import { type GuardedRoute, handle } from './handle.ts';
import { parseKeyedForm } from './parseKeyedForm.ts';
import { parsePage, sendPage } from './query/paginate.ts';
import { idempotencyKeyOf } from './requestHeaders.ts';

/** A request to a route. Each part is parsed when it is read, and throws if it is not valid. */
interface Call<Pattern extends string, Route> {
  params: PathParams<Pattern>;
  query: Request['query'];
  /** The form in the body. */
  readonly input: FormOf<Route>;
  /** The form in the body, with the Idempotency-Key, if any. */
  readonly keyed: IdempotentRequest<FormOf<Route>>;
  /** The Idempotency-Key, if any. */
  readonly key: string | undefined;
  readonly page: PageRequest;
  readonly caller: Caller;
}

/** What the service of a route returns: a page of its list, or the body of the response. */
type Result<Route> =
  ResponseOf<Route> extends infer Body
    ? Route extends { paged: true }
      ? Body extends readonly (infer Item)[]
        ? Page<Item>
        : never
      : Body
    : never;

const callOf = <Pattern extends string, Route extends GuardedRoute>(
  route: Route,
  request: Request<PathParams<Pattern>>,
  response: Pick<Response, 'locals'>,
): Call<Pattern, Route> => ({
  params: request.params,
  query: request.query,
  get input() {
    return parseForm(route, request.body);
  },
  get keyed() {
    return parseKeyedForm(route, request);
  },
  get key() {
    return idempotencyKeyOf(request);
  },
  get page() {
    return parsePage(request.query);
  },
  get caller() {
    return callerOf(response);
  },
});

/** Registers the service of a route, whose result is the response: as JSON, or as a page of a list. */
export const reply = <Pattern extends string, Route extends ApiRoute<Pattern>>(
  router: Router,
  route: Route & ApiRoute<Pattern> & GuardedRoute,
  service: (call: Call<Pattern, Route>) => Promise<Result<Route>>,
): void => {
  handle<Pattern, Route>(router, route, async (request, response) => {
    const result = await service(callOf<Pattern, Route & GuardedRoute>(route, request, response));
    if (route.paged) sendPage(request, response, result as Page<unknown>);
    else response.json(result as ResponseOf<Route>);
  });
};
