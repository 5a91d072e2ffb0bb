import fc from 'fast-check';
import {
  type ApiRoute,
  apiRoutes,
  type NamedBody,
  type RouteDescription,
} from '../../contract/index.ts';
import type { RawRequest } from '../api/rawRequest.ts';
import { anyBody, anyText } from './anyInput.ts';
import { type RouteName, routeForms } from './routeForms.ts';

const bodyOf = (name: RouteName): fc.Arbitrary<string> | undefined => {
  const { body } = apiRoutes[name] as Partial<RouteDescription>;
  const field = body && 'forms' in body ? (body as NamedBody).name : undefined;
  const forms = routeForms[name]?.map((form) => anyBody(form, field));
  return forms && fc.oneof(...forms);
};

/** Node refuses a request whose line and headers have more than 16 KiB. */
const longestPart = 3_000;

/** Any text as a part of a URL. A long one may end within a character. */
export const anyEncoded: fc.Arbitrary<string> = anyText.map((text) =>
  encodeURIComponent(text.toWellFormed()).slice(0, longestPart),
);

const anyCursor = fc
  .tuple(
    fc.constantFrom(
      'createdAt desc',
      'at desc',
      'recordedAt desc',
      'price asc',
      'price desc',
      'toolName asc',
      'email asc',
      '',
    ),
    fc.constantFrom(
      '1e999',
      '-1',
      '0.1',
      'null',
      '"\\ud800"',
      '"x"',
      '[0,0]',
      '[-1,9]',
      '[1e999,0]',
    ),
    fc.constantFrom('"x"', '""', '"a/b"', '".."', '"__x__"', '"\\udfff"', '7', 'null'),
  )
  .map((parts) => Buffer.from(`["${parts[0]}",${parts[1]},${parts[2]}]`).toString('base64url'));

const anyParameter = fc
  .tuple(
    fc.constantFrom(
      'limit',
      'sort',
      'status',
      'payment',
      'from',
      'target',
      'of',
      'payer',
      'quantity',
      'q',
      'cursor',
      'limit[]',
      'q[a]',
      '__proto__',
    ),
    fc.oneof(anyEncoded, fc.constantFrom('1', '0', '-1', '1.5', '1e999', '101', 'NaN', '%')),
  )
  .map((pair) => pair.join('='));

const anyQuery = fc
  .array(
    fc.oneof(
      anyParameter,
      anyCursor.map((cursor) => `cursor=${cursor}`),
    ),
    { maxLength: 3 },
  )
  .map((parameters) => (parameters.length > 0 ? `?${parameters.join('&')}` : ''));

const anyHeader = fc
  .string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) })
  .map((value) => value.replaceAll('\x7f', ''));

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({ 'Idempotency-Key': fc.oneof(anyHeader, fc.constant('k'.repeat(201))) }),
  fc.record({ 'If-None-Match': anyHeader }),
  fc.record({ 'If-Match': fc.oneof(anyHeader, fc.constantFrom('*', '"x"', 'W/"x.5", "y"')) }),
  fc.record({ 'X-Forwarded-For': anyHeader }),
  fc.record({ 'Content-Encoding': fc.constantFrom('gzip', 'identity', 'nonsense') }),
  fc.record({
    Authorization: fc.constantFrom('Bearer', 'Bearer a.b.c', 'Bearer e30.e30.', '\xff'),
  }),
);

const anyContentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'x', ''),
);

const fill = ({ pattern }: ApiRoute, value: string): string =>
  pattern.replace(/:\w+/g, () => value);

// Node itself answers 431 when URL and headers exceed 16 KiB, before the app gets the request.
const longestPath = 12_000;

/** Any request to a route: with any query, headers, body and path parameter. */
export const anyRequest = (
  name: RouteName,
  parameter: fc.Arbitrary<string>,
): fc.Arbitrary<RawRequest> => {
  const route: ApiRoute = apiRoutes[name];
  const ownBody = bodyOf(name);
  const takesBody = ownBody !== undefined;
  return fc
    .record({
      parameter,
      query: anyQuery,
      type: anyContentType,
      headers: anyHeaders,
      body: ownBody ?? fc.oneof(fc.constant(''), anyText),
    })
    .map(({ parameter, query, type, headers, body }) => ({
      method: route.method,
      path: `${fill(route, parameter)}${query}`,
      headers: { ...(takesBody && { 'Content-Type': type }), ...headers },
      body,
    }))
    .filter(({ path }) => path.length <= longestPath);
};
