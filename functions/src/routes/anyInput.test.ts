import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiRoutes, errorStatus, type Problem } from '../contract/index.ts';
import { orders, tools } from '../store/collections/collections.ts';
import { readDocument } from '../store/reads/documents.ts';
import { registerAdmin, registerCustomer, type TestAccount } from '../testing/api/accounts.ts';
import { required } from '../testing/api/env.ts';
import { type RawRequest, type RawResponse, sendRaw } from '../testing/api/rawRequest.ts';
import { anyBody } from '../testing/inputs/anyInput.ts';
import { anyEncoded, anyRequest } from '../testing/inputs/anyRequest.ts';
import type { RouteName } from '../testing/inputs/routeForms.ts';
import { validForms } from '../testing/inputs/validForms.ts';
import { storeReturn } from '../testing/orders/returns.ts';
import { storeOrder } from '../testing/orders/storedOrders.ts';
import { createTool, stockOf } from '../testing/tools/tools.ts';

const [customer, admin] = await Promise.all([registerCustomer(), registerAdmin()]);

const api = required('API_URL');
const routeNames = Object.keys(apiRoutes) as RouteName[];

const callers = fc.constantFrom('visitor', 'customer', 'admin');
type CallerName = 'visitor' | 'customer' | 'admin';

const headersOf = (caller: CallerName): Record<string, string> => {
  const account = { visitor: undefined, customer, admin }[caller];
  return account ? { Authorization: `Bearer ${account.token}` } : {};
};

const sendAs = (caller: CallerName, request: RawRequest): Promise<RawResponse> =>
  sendRaw(api, { ...request, headers: { ...headersOf(caller), ...request.headers } });

const expectAnswer = ({ status, contentType, body }: RawResponse): void => {
  const summary = `${status} ${contentType}: ${body}`;
  expect(status, summary).toBeLessThan(500);
  if (status < 400) return;
  expect(contentType, summary).toMatch(/^application\/problem\+json/);
  const { code, status: statedStatus } = JSON.parse(body) as Problem;
  expect([errorStatus[code], statedStatus], summary).toEqual([status, status]);
};

/**
 * Path parameters of existing objects. A deletion gets none, so that it cannot break other tests.
 */
const existingParameters = async (name: RouteName): Promise<string[]> => {
  const { method, pattern } = apiRoutes[name];
  if (method === 'DELETE') return ['missing'];
  if (pattern.startsWith('/return/')) return [await storeReturn()];
  if (pattern.startsWith('/shipment/')) return [`${await storeOrder({ status: 'shipped' })}-S1`];
  if (pattern === apiRoutes.requestReturn.pattern)
    return [await storeOrder({ status: 'delivered' })];
  if (pattern.startsWith('/order/')) return [await storeOrder()];
  if (pattern.includes(':id')) return [await createTool()];
  if (pattern.includes(':uid')) return [customer.uid];
  return [customer.email, admin.email, customer.email.toUpperCase()];
};

const strangeParameters = fc.oneof(
  anyEncoded,
  fc.constantFrom('%', '%E0%A4%A', '%ED%A0%80', '%00', '.', '..', '%2e%2e', 'a%2Fb', '__x__'),
);

const withParameters = routeNames.filter((name) => apiRoutes[name].pattern.includes(':'));

it.each(withParameters)('%s answers for a parameter that no query can contain', async (name) => {
  const [request] = fc.sample(anyRequest(name, fc.constant('x'.repeat(3_000))), 1);
  expectAnswer(await sendAs('admin', request as RawRequest));
});

describe.each(routeNames)('%s', (name) => {
  it('answers any request, and refuses it only with a known problem', async () => {
    const existing = fc.constantFrom(...(await existingParameters(name)), 'missing', '__x__');
    const requests = anyRequest(name, fc.oneof(existing, strangeParameters));
    const property = fc.asyncProperty(callers, requests, async (caller, request) =>
      expectAnswer(await sendAs(caller, request)),
    );
    await fc.assert(property, { numRuns: 15 });
  });
});

const json = { 'Content-Type': 'application/json' };

const ordersOf = async ({ uid }: TestAccount) => {
  const { docs } = await orders.where('userId', '==', uid).get();
  return docs.map((order) => order.data());
};

describe('POST /order', () => {
  it('stores exactly the confirmed orders, and nothing of a refused one', async () => {
    const buyer = await registerCustomer();
    const tool = await createTool({ available: 1_000, minOrder: 1 });
    const form = { ...validForms.order, tool: { _id: tool } };
    const headers = { ...json, Authorization: `Bearer ${buyer.token}` };
    let placed = 0;
    const property = fc.asyncProperty(anyBody(form, 'order'), async (body) => {
      const response = await sendRaw(api, { method: 'POST', path: '/order', headers, body });
      expectAnswer(response);
      if (response.status === 201) placed += 1;
      const made = await ordersOf(buyer);
      expect(made).toHaveLength(placed);
      const sold = made.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.quantity, 0);
      expect(await stockOf(tool)).toEqual({ available: 1_000 - sold, ledger: 1_000 - sold });
    });
    await fc.assert(property, { numRuns: 40 });
  });
});

describe('PUT /tool/:id', () => {
  it('changes nothing when it refuses, and keeps the ledger consistent otherwise', async () => {
    const id = await createTool();
    const { imageLink: _, morePictures: __, ...form } = { ...validForms.detailedTool, sku: '' };
    const headers = { ...json, Authorization: `Bearer ${admin.token}` };
    const property = fc.asyncProperty(anyBody(form, 'updatedInfo'), async (body) => {
      const before = await readDocument(tools.doc(id));
      const response = await sendRaw(api, { method: 'PUT', path: `/tool/${id}`, headers, body });
      expectAnswer(response);
      if (response.status >= 400) expect(await readDocument(tools.doc(id))).toEqual(before);
      const { available, ledger } = await stockOf(id);
      expect(ledger).toBe(available);
    });
    await fc.assert(property, { numRuns: 40 });
  });
});
