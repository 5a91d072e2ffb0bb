import type { Described } from './jsonSchema.ts';
import type { ApiRoute, BodyOf, PathParams } from './route.ts';

/** The path prefix of the API. Hosting rewrites it to the function `api`. */
export const apiBase = '/api';

/** The fields of a page's query. */
interface PageQuery {
  limit?: number;
  cursor?: string;
}

type Choices<Query> = {
  readonly [Name in keyof Query]?: Described<Query[Name]> | '' | undefined;
};

/** The query that a route takes. Values that are empty or undefined are left out of the address. */
type QueryOf<Route> = Route extends { paged: true; query: infer Query }
  ? Choices<Query> & PageQuery
  : Route extends { paged: true }
    ? PageQuery
    : Route extends { query: infer Query }
      ? Choices<Query>
      : never;

type ParamsInput<Params> = [keyof Params] extends [never] ? unknown : { params: Params };

/** The parts of a call's address: the parameters of its path, and its query. */
export type CallAddress<Route extends Pick<ApiRoute, 'pattern'>> = ParamsInput<
  PathParams<Route['pattern']>
> & { query?: QueryOf<Route> };

type BodyInput<Route> = [BodyOf<Route>] extends [never] ? unknown : { body: BodyOf<Route> };

/** `undefined` for a call that is never repeated. */
type KeyInput<Route> = Route extends { idempotent: true }
  ? { idempotencyKey: string | undefined }
  : unknown;

type FileInput<Route> = Route extends { media: { body: string } } ? { file: Blob } : unknown;

type VersionInput<Route> = Route extends { ifMatch: true } ? { ifMatch?: string } : unknown;

/** The request of a call, by the description of its route. */
export type CallInput<Route extends Pick<ApiRoute, 'pattern'>> = CallAddress<Route> &
  BodyInput<Route> &
  FileInput<Route> &
  KeyInput<Route> &
  VersionInput<Route>;

/** An argument that may be missing if all its fields are optional. */
export type Argument<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/** The parameters and the query of an address, of any route. */
export interface AnyCallAddress {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
}

const queryText = (query: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if ((value ?? '') !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
};

/** A pattern with percent-encoded parameters filled in, and a query. */
export const fillPattern = (
  pattern: string,
  { params = {}, query = {} }: AnyCallAddress = {},
): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
  queryText(query);

/** The address of a call of the API, from the root of its origin. */
export const apiUrl = <Route extends Pick<ApiRoute, 'pattern'>>(
  { pattern }: Route,
  ...[input]: Argument<CallAddress<Route>>
): string => apiBase + fillPattern(pattern, input as AnyCallAddress);
