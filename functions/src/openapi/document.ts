import { type ApiRoute, apiBase, apiRoutes, type RouteDescription } from '../contract/index.ts';
import { operation } from './operation.ts';
import { responseSchemas } from './responseSchemas.ts';

const names = Object.keys(apiRoutes) as (keyof typeof apiRoutes)[];

const pathOf = ({ pattern }: ApiRoute): string => pattern.replace(/:(\w+)/g, '{$1}');

const operations = names.map((name) => {
  const route = apiRoutes[name] as ApiRoute & RouteDescription;
  return {
    path: pathOf(route),
    method: route.method.toLowerCase(),
    operation: operation(name, route),
  };
});

const paths = Object.fromEntries(
  [...Map.groupBy(operations, ({ path }) => path)].map(([path, group]) => [
    path,
    Object.fromEntries(group.map(({ method, operation }) => [method, operation])),
  ]),
);

/**
 * The OpenAPI 3.1 document, generated from the contract's routes and schemas.
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export const document = {
  openapi: '3.1.1',
  info: {
    title: 'Tools Hub',
    version: '1',
    description:
      'Carpentry tools in bulk. Unknown fields of a body are dropped; every error is a problem (RFC 9457); when App Check is enforced, writes need `X-Firebase-AppCheck`.',
  },
  servers: [{ url: apiBase }],
  paths,
  components: {
    schemas: responseSchemas,
    headers: {
      RequestId: {
        description: 'The id of the request, also in the log',
        schema: { type: 'string', format: 'uuid' },
      },
      ETag: {
        description: 'The version of the response, for If-Match and If-None-Match',
        schema: { type: 'string' },
      },
      Link: {
        description: 'The next page, if there is one: `<…>; rel="next"` (RFC 8288)',
        schema: { type: 'string' },
      },
    },
    securitySchemes: {
      idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' },
      shopKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'th_live_ or th_test_, and 36 letters and digits',
        description:
          'An API key of the shop: a call needs one of the permissions that are listed. Its limit is in the `RateLimit` header of each answer',
      },
      companyKey: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'th_live_ or th_test_, and 36 letters and digits',
        description:
          'An API key of a company, for which it acts without `X-Company`: a call needs the permission that is listed',
      },
    },
  },
};
