import { type ApiRoute, type ErrorCode, errorStatus, limits } from '../contract/index.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Audience, RouteDescription } from './routeDescription.ts';

const audienceProblems: Record<Audience, readonly ErrorCode[]> = {
  everyone: [],
  'signed in': ['email-required'],
  self: ['forbidden', 'email-required'],
  'self or admin': ['forbidden', 'email-required'],
  admin: ['forbidden', 'email-required'],
};

const bodyProblems: ErrorCode[] = ['validation', 'payload-too-large', 'unsupported-media-type'];

/** All error codes of a route. Every route refuses an invalid token. */
const problemsOf = ({ method, pattern }: ApiRoute, description: RouteDescription): ErrorCode[] => [
  ...new Set<ErrorCode>([
    'unauthenticated',
    ...audienceProblems[description.audience],
    ...(description.body ? bodyProblems : []),
    ...(description.paged || pattern.includes(':') ? (['validation'] as const) : []),
    ...(method === 'GET' ? [] : (['rate-limited'] as const)),
    ...(description.problems ?? []),
    'internal',
    'unavailable',
  ]),
];

const json = (schema: JsonSchema, type = 'application/json') => ({
  content: { [type]: { schema } },
});

const problemResponse = (codes: readonly ErrorCode[]) => ({
  description: codes.join(', '),
  headers: { 'x-request-id': { $ref: '#/components/headers/RequestId' } },
  ...json(
    { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } },
    'application/problem+json',
  ),
});

const problemResponses = (route: ApiRoute, description: RouteDescription) => {
  const byStatus = Map.groupBy(problemsOf(route, description), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), problemResponse(codes)]),
  );
};

const successResponse = ({
  summary,
  success: [, body],
  paged,
  versioned,
  media,
}: RouteDescription) => ({
  description: summary,
  headers: {
    'x-request-id': { $ref: '#/components/headers/RequestId' },
    ...(paged && { Link: { $ref: '#/components/headers/Link' } }),
    ...(versioned && { ETag: { $ref: '#/components/headers/ETag' } }),
  },
  ...json(body, media?.success),
});

const notModified = { description: 'The caller’s copy, by its ETag, is current' };

const parameters = (where: string, schemas: Readonly<Record<string, JsonSchema>> = {}) =>
  Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path',
    schema,
  }));

const { default: defaultLimit, max: maximum } = limits.pageSize;

const paging: Record<string, JsonSchema> = {
  limit: { type: 'integer', minimum: 1, maximum, default: defaultLimit },
  cursor: { type: 'string', description: 'The start of the page, from a Link header' },
};

const pathParameters = (pattern: string): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name, { type: 'string' }]),
  );

const allParameters = ({ pattern }: ApiRoute, { paged, query, headers }: RouteDescription) => [
  ...parameters('path', pathParameters(pattern)),
  ...parameters('query', { ...(paged && paging), ...query }),
  ...parameters('header', headers),
];

const idToken = { idToken: [] };

/** The OpenAPI operation of a route. */
export const operation = (
  operationId: string,
  route: ApiRoute,
  description: RouteDescription,
): object => ({
  operationId,
  summary: description.summary,
  description: `Allowed for: ${description.audience}.`,
  security: description.audience === 'everyone' ? [{}, idToken] : [idToken],
  parameters: allParameters(route, description),
  ...(description.body && {
    requestBody: { required: true, ...json(description.body, description.media?.body) },
  }),
  responses: {
    [description.success[0]]: successResponse(description),
    ...(description.cached && { 304: notModified }),
    ...problemResponses(route, description),
  },
});
