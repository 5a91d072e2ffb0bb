import { type AnyObjectSchema, isSchema } from 'yup';
import { keyAccessOf } from '../contract/apiKeys/keyAccess.ts';
import { type JsonSchema, objectOf, schemaNamed, text } from '../contract/calls/jsonSchema.ts';
import {
  type ApiRoute,
  type Audience,
  type ErrorCode,
  errorStatus,
  limits,
  type NamedBody,
  permissionsIn,
  type RouteDescription,
  type StaffRequirement,
} from '../contract/index.ts';
import { schemaOf } from './schemas/formSchema.ts';

const audienceProblems: Record<Audience, readonly ErrorCode[]> = {
  everyone: [],
  'signed in': ['email-required'],
  self: ['forbidden', 'email-required'],
  'self or staff': ['forbidden', 'email-required'],
  member: ['not-a-member', 'role-forbidden', 'email-required'],
  'member or staff': ['not-a-member', 'role-forbidden', 'email-required'],
  staff: ['forbidden', 'email-required'],
};

const bodyProblems: ErrorCode[] = ['validation', 'payload-too-large', 'unsupported-media-type'];

/** Whether some keys may not make the call of a route, or lack a permission for it. */
const keyProblemsOf = (route: ApiRoute & RouteDescription): ErrorCode[] => {
  const { shop, company: ofCompany } = keyAccessOf(route);
  return [
    ...(!shop || ofCompany === undefined ? (['key-forbidden'] as const) : []),
    ...(ofCompany ? (['forbidden'] as const) : []),
  ];
};

/** All error codes of a route. Every route refuses an invalid token. */
const problemsOf = (
  route: ApiRoute & RouteDescription,
  description: RouteDescription,
): ErrorCode[] => [
  ...new Set<ErrorCode>([
    'unauthenticated',
    'key-refused',
    ...keyProblemsOf(route),
    ...audienceProblems[description.audience],
    ...(description.needsProof ? (['proof-required'] as const) : []),
    ...(description.forPayer ? (['validation', 'not-a-member'] as const) : []),
    ...(description.body ? bodyProblems : []),
    ...(description.idempotent ? (['idempotency-conflict'] as const) : []),
    ...(description.permission !== undefined || (description.query && 'payer' in description.query)
      ? (['forbidden'] as const)
      : []),
    ...(description.paged || route.pattern.includes(':') ? (['validation'] as const) : []),
    'rate-limited',
    ...(description.errors ?? []),
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
    // Generators of clients ignore what is beside a reference.
    {
      allOf: [
        schemaNamed('Problem'),
        { properties: { code: { enum: codes } }, required: ['code'] },
      ],
    },
    'application/problem+json',
  ),
});

const problemResponses = (route: ApiRoute & RouteDescription, description: RouteDescription) => {
  const byStatus = Map.groupBy(problemsOf(route, description), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), problemResponse(codes)]),
  );
};

const successResponse = ({ summary, response, paged, versioned, media }: RouteDescription) => ({
  description: summary,
  headers: {
    'x-request-id': { $ref: '#/components/headers/RequestId' },
    ...(paged && { Link: { $ref: '#/components/headers/Link' } }),
    ...(versioned && { ETag: { $ref: '#/components/headers/ETag' } }),
  },
  ...json(response, media?.success),
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
  cursor: {
    ...text,
    maxLength: limits.cursor,
    description: 'The start of the page, from a Link header',
  },
};

const pathParameters = (pattern: string): Record<string, JsonSchema> =>
  Object.fromEntries(
    [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [
      name,
      { ...text, maxLength: limits.documentId },
    ]),
  );

const idempotencyKey: Record<string, JsonSchema> = {
  'Idempotency-Key': {
    ...text,
    minLength: 1,
    maxLength: limits.idempotencyKey,
    description: 'A retry with the same key gets the first response',
  },
};

const version: Record<string, JsonSchema> = {
  'If-Match': {
    ...text,
    description:
      'The ETag of the tool. Sales in between cause no conflict unless the body sets `available`',
  },
};

const company: Record<string, JsonSchema> = {
  'X-Company': {
    ...text,
    description: 'The id of the company for which the caller acts; without it, for themselves',
  },
};

const allParameters = (
  { pattern }: ApiRoute,
  { paged, query, headers, forPayer, idempotent, ifMatch }: RouteDescription,
) => [
  ...parameters('path', pathParameters(pattern)),
  ...parameters('query', { ...(paged && paging), ...query }),
  ...parameters('header', {
    ...(forPayer && company),
    ...(idempotent && idempotencyKey),
    ...(ifMatch && version),
    ...headers,
  }),
];

const bodySchema = (body: NonNullable<RouteDescription['body']>): JsonSchema => {
  if (isSchema(body)) return schemaOf(body as unknown as AnyObjectSchema);
  if (!('forms' in body)) return body as JsonSchema;
  const { name, forms } = body as NamedBody;
  const [first, ...others] = forms.map((form) => schemaOf(form as unknown as AnyObjectSchema));
  const form = others.length > 0 ? { anyOf: [first, ...others] } : first;
  if (name === undefined) return form as JsonSchema;
  return objectOf<Record<string, unknown>>({ [name]: form as JsonSchema });
};

/** The permissions that a key of the shop needs: with a parameter, one of them. */
const neededOf = ({ permission }: ApiRoute): string[] =>
  permission === undefined ? [] : permissionsIn(permission);

/** Who may make the call of a route, by what proves it; of keys with the permissions that they need. */
const securityOf = (route: ApiRoute & RouteDescription): Record<string, string[]>[] => {
  const { shop, company: ofCompany } = keyAccessOf(route);
  return [
    ...(route.audience === 'everyone' ? [{}] : []),
    { idToken: [] },
    ...(shop ? [{ shopKey: neededOf(route) }] : []),
    ...(ofCompany === undefined ? [] : [{ companyKey: ofCompany ? [ofCompany] : [] }]),
  ];
};

/** What staff need, as `x-permission` says it: by the values of a parameter where it depends on one. */
const permissionIn = (permission: StaffRequirement): unknown =>
  typeof permission === 'string'
    ? permission
    : { parameter: permission.parameter, values: permission.permissions };

/** The OpenAPI operation of a route. */
export const operation = (
  operationId: string,
  route: ApiRoute & RouteDescription,
  description: RouteDescription = route,
): object => ({
  operationId,
  summary: description.summary,
  description: `Allowed for: ${description.audience}.`,
  ...(description.permission !== undefined && {
    'x-permission': permissionIn(description.permission),
  }),
  security: securityOf(route),
  parameters: allParameters(route, description),
  ...(description.body && {
    requestBody: { required: true, ...json(bodySchema(description.body), description.media?.body) },
  }),
  responses: {
    [description.status ?? 200]: successResponse(description),
    ...(description.cached && { 304: notModified }),
    ...problemResponses(route, description),
  },
});
