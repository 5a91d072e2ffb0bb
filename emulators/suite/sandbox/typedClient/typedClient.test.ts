import { expect, it, onTestFinished } from 'vitest';
import { createClientFolder, generateTypes, typeErrors } from './typedClient.ts';

const client = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export const shop = createClient<paths>({ baseUrl: 'http://127.0.0.1:5000/api' });
`;

const program = `
import { shop } from './client.ts';

export const placeOrder = async (toolId: string): Promise<string> => {
  const { data, error } = await shop.POST('/order', {
    params: { header: { 'Idempotency-Key': 'purchase-1', 'X-Company': 'company' } },
    body: {
      order: {
        phoneNumber: '01234567890',
        orderAddress: '1 Mill Lane',
        lines: [{ toolId, quantity: 4, unitPrice: 1_250 }],
      },
    },
  });
  if (data) return data.order.number;
  if (error.code === 'insufficient-stock') return String(error.lines?.[0]?.available);
  return error.message;
};

export const readEvents = async (after?: string): Promise<string[]> => {
  const { data } = await shop.GET('/events', { params: { query: { after } } });
  return (data?.events ?? []).map(({ type, data }) => type + ' ' + (data.number ?? data.id));
};
`;

/** Each line after the import has a mistake that the types show. */
const mistakes = `import { shop } from './client.ts';
export const unknownPath = shop.GET('/eggs');
export const withoutId = shop.GET('/order/{id}', {});
export const unknownEvent = (await shop.GET('/events')).data?.events[0]?.type === 'order.eaten';
export const unknownProblem = (await shop.GET('/events')).error?.code === 'webhook-off';
`;

it('the client that is generated from the OpenAPI document has usable types', async () => {
  const types = await generateTypes();
  // An object of unknown fields is not one without fields.
  const empty = types.match(/^.*Record<string, never>.*$/gm) ?? [];
  expect(empty.filter((line) => !line.startsWith('export type'))).toEqual([]);
  const files = { 'api.ts': types, 'client.ts': client, 'program.ts': program };
  const { folder, remove } = createClientFolder({ ...files, 'mistakes.ts': mistakes });
  onTestFinished(remove);
  const errors = (await typeErrors(folder)).matchAll(/^.*?(\w+\.ts)\((\d+),/gm);
  const places = new Set([...errors].map(([, file, line]) => `${file}:${line}`));
  expect([...places]).toEqual(['mistakes.ts:2', 'mistakes.ts:3', 'mistakes.ts:4', 'mistakes.ts:5']);
});
