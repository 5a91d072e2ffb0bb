import { Validator } from '@seriousme/openapi-schema-validator';
import type { Express } from 'express';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { errorStatus, siteRoutes } from '../contract/index.ts';
import { serve } from '../testing/api/serve.ts';
import { document } from './document.ts';

interface Operation {
  responses: Record<string, object>;
  security: object[];
}
const paths = document.paths as Record<string, Record<string, Operation>>;

const documented = Object.entries(paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
);

/** The routes of the app besides the API. */
const site = Object.values(siteRoutes).map(
  ({ method, pattern }) => `${method} ${pattern.replace(/:(\w+)/g, '{$1}')}`,
);

type Stack = Express['router']['stack'];

/** Every route of the app and its routers, except the `_all` handlers that refuse other methods. */
const routesOf = (stack: Stack): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? routesOf(handle.stack as Stack) : [];
    const path = String(route.path).replace(/:(\w+)/g, '{$1}');
    const methods = route.stack.flatMap(({ method }) => method || []);
    return [...new Set(methods)].map((method) => `${method.toUpperCase()} ${path}`);
  });

describe('The OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('has every API route of the app, and no other', () => {
    const served = [...new Set(routesOf(createApp().router.stack))];
    expect(documented.length).toBeGreaterThan(10);
    expect(served.toSorted()).toEqual([...new Set([...documented, ...site])].toSorted());
  });

  it('has no broken references', () => {
    const references = JSON.stringify(document).match(/#\/components\/[^"]+/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(document, reference).toHaveProperty(reference.slice(2).split('/'));
    }
  });

  it('lists the error codes of an order', () => {
    const responses = paths['/order']?.post?.responses ?? {};
    expect(Object.keys(responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(responses['409']).toMatchObject({
      description:
        'idempotency-conflict, discontinued, insufficient-stock, price-changed, order-minimum, credit-exceeded, email-not-verified, company-inactive, approval-required',
    });
  });

  it('includes the limits of the schemas', () => {
    const optionalDetails = {
      poNumber: { type: 'string', maxLength: 40 },
      note: { type: 'string', maxLength: 500 },
      paymentMethod: { enum: ['bank-transfer', 'card'] },
    };
    expect(paths['/order']?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: ['order'],
              properties: {
                order: {
                  anyOf: [
                    {
                      properties: {
                        orderQuantity: { type: 'integer', minimum: 1 },
                        phoneNumber: { type: 'string', pattern: '^\\d{11}$' },
                        tool: { required: ['_id'] },
                        ...optionalDetails,
                      },
                    },
                    {
                      properties: {
                        lines: {
                          maxItems: 50,
                          items: { required: ['toolId', 'quantity', 'unitPrice'] },
                        },
                        fromCart: { type: 'boolean' },
                        ...optionalDetails,
                      },
                    },
                  ],
                },
              },
            },
          },
        },
      },
    });
    expect(document.components.schemas.Tool).toMatchObject({
      properties: { price: { minimum: 0, maximum: 1_000_000 } },
    });
  });

  it('uses only known error codes, under their status', () => {
    for (const [name, { responses }] of Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) => [`${method} ${path}`, operation] as const,
      ),
    )) {
      const codes = [
        ...JSON.stringify(responses).matchAll(/"code":\{"enum":\[([^\]]+)\]/g),
      ].flatMap(([, list]) => JSON.parse(`[${list}]`) as string[]);
      expect(codes, name).toEqual(expect.arrayContaining(['unauthenticated', 'internal']));
      expect(Object.keys(errorStatus), name).toEqual(expect.arrayContaining(codes));
    }
  });
});

const forVisitors = ({ security }: Operation) =>
  security.some((requirement) => Object.keys(requirement).length === 0);

const guarded = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, operation]) => !forVisitors(operation))
    .map(([method]) => [method.toUpperCase(), path.replace(/{\w+}/, 'any')] as const),
);

describe('A route that is documented for signed-in callers', () => {
  it.each(guarded)('refuses a visitor: %s %s', async (method, path) => {
    const response = await fetch(`${await serve(createApp())}${path}`, { method });
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'unauthenticated' }),
    ]);
  });
});

describe('GET /openapi.json', () => {
  it('returns the document with caching headers', async () => {
    const response = await fetch(`${await serve(createApp())}/api/openapi.json`);
    expect([response.status, await response.json()]).toEqual([
      200,
      JSON.parse(JSON.stringify(document)),
    ]);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.get('etag')).toMatch(/"/);
  });
});
