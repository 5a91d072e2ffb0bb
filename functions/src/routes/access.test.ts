/** Tries every call of the contract as every kind of caller: SECURITY.md, "Who may call what". */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiRoute,
  type Audience,
  apiRoutes,
  type CreatedShoppingList,
  type Order,
  shipmentIdOf,
  shipmentNumberOf,
} from '../contract/index.ts';
import {
  callerOf,
  registerCustomer,
  registerShoppers,
  registerVerified,
  registerWithoutEmail,
} from '../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../testing/api/api.ts';
import { audiences } from '../testing/api/audiences.ts';
import { useCompanies } from '../testing/companies/buyingCompany.ts';
import { activeCompany, invitationOf, invite } from '../testing/companies/companies.ts';
import { validForms } from '../testing/inputs/validForms.ts';
import { advanceOrder, placeOrderOf } from '../testing/orders/orders.ts';
import { newOffer } from '../testing/orders/quotes.ts';
import { askedTeam } from '../testing/orders/requests.ts';
import { askReturn } from '../testing/orders/returns.ts';
import { createTool } from '../testing/tools/tools.ts';

useCompanies();

const [{ customer, other, admin }, withoutEmail] = await Promise.all([
  registerShoppers(),
  registerWithoutEmail(),
]);

interface Call extends Pick<ApiRoute, 'method' | 'pattern'> {
  audience: Audience;
}

const calls: Call[] = Object.entries(apiRoutes).map(([name, { method, pattern }]) => ({
  method,
  pattern,
  audience: audiences[name as keyof typeof apiRoutes],
}));

const callsFor = (...selected: Audience[]): Call[] =>
  calls.filter(({ audience }) => selected.includes(audience));

const forMembers = ['member', 'member or staff'] as const satisfies Audience[];

const forAccounts = callsFor('signed in', 'self', 'self or staff', ...forMembers, 'staff');

/** The path of a call about an address, and about something that does not exist. */
const pathOf = ({ pattern }: Call, email: string): string =>
  pattern.replace(':email', email).replaceAll(/:\w+/g, randomUUID());

const sendAs = (call: Call, email: string, token?: string): Promise<Response> =>
  send(call.method, pathOf(call, email), token ? { token } : {});

/** Checks that a call is not refused because of its caller, whatever else it lacks. */
const expectPermitted = async (response: Response): Promise<void> => {
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const { code } = (await response.json()) as { code: string };
  expect([
    'unauthenticated',
    'forbidden',
    'role-forbidden',
    'not-a-member',
    'email-required',
  ]).not.toContain(code);
  expect(response.status, code).toBeLessThan(500);
};

describe('A visitor', () => {
  it.each(forAccounts)('is refused: $method $pattern', async (call) => {
    await expectProblem(await sendAs(call, other.email), 401, 'unauthenticated');
  });

  it.each(callsFor('everyone'))('may call $method $pattern', async (call) => {
    await expectPermitted(await sendAs(call, other.email));
  });
});

describe('An account without an e-mail address', () => {
  it.each(forAccounts)('is refused: $method $pattern', async (call) => {
    const response = await sendAs(call, other.email, withoutEmail);
    await expectProblem(response, 403, 'email-required');
  });
});

describe('A customer', () => {
  it.each(callsFor('staff', 'self', 'self or staff'))(
    'is refused what is for admins or about another account: $method $pattern',
    async (call) => {
      await expectProblem(await sendAs(call, other.email, customer.token), 403, 'forbidden');
    },
  );

  it.each(callsFor(...forMembers))(
    'is no member of a company that may not exist: $method $pattern',
    async (call) => {
      const response = await sendAs(call, other.email, customer.token);
      await expectProblem(response, 403, 'not-a-member');
    },
  );

  it.each(callsFor('everyone', 'signed in', 'self', 'self or staff'))(
    'may call $method $pattern',
    async (call) => {
      const { email, token } = await registerCustomer();
      await expectPermitted(await sendAs(call, email, token));
    },
  );
});

describe('A caller with a token', () => {
  const reads = callsFor('everyone').filter(({ method }) => method === 'GET');

  it.each(reads)('gets nothing that caches may store: $method $pattern', async (call) => {
    const { headers, body } = await sendAs(call, customer.email, customer.token);
    expect(headers.get('cache-control')).toBe('private, no-store');
    await body?.cancel();
  });
});

describe('An admin', () => {
  it.each(callsFor('self'))('is refused for another account: $method $pattern', async (call) => {
    await expectProblem(await sendAs(call, other.email, admin.token), 403, 'forbidden');
  });

  it.each(callsFor('member'))('is no member of a company: $method $pattern', async (call) => {
    const response = await sendAs(call, other.email, admin.token);
    await expectProblem(response, 403, 'not-a-member');
  });

  it.each(callsFor('everyone', 'signed in', 'self or staff', 'member or staff', 'staff'))(
    'may call $method $pattern',
    async (call) => {
      await expectPermitted(await sendAs(call, `${randomUUID()}@example.test`, admin.token));
    },
  );
});

/** The documents of another customer: their ids by the pattern of the routes about it. */
const thingsOfOther = async (): Promise<Record<string, string>> => {
  const tool = await createTool();
  const { token } = other;
  const { insertedId: order } = await placeOrderOf(token, tool);
  await advanceOrder(admin.token, order, 'delivered');
  const lines = [{ toolId: tool, quantity: 1 }];
  const returned = await askReturn(token, order, { lines });
  const { number, invoiceNumber } = await expectStatus<Order>(
    await send('GET', `/order/${order}`, { token }),
    200,
  );
  const address = await send('POST', '/addresses', { token, json: validForms.address });
  const { insertedId } = await expectStatus<{ insertedId: string }>(address, 201);
  const list = await send('POST', '/list', { token, json: validForms.shoppingList });
  const owner = await registerVerified();
  const company = await activeCompany(owner, admin);
  const invited = await invite(owner, company._id, invitationOf('bea@example.test'));
  const { insertedId: invitation } = await expectStatus<{ insertedId: string }>(invited, 201);
  const quote = await newOffer(callerOf(other), callerOf(admin, true), tool);
  return {
    '/order/': order,
    '/shipment/': shipmentIdOf(order, shipmentNumberOf(number, 1)),
    [apiRoutes.getDeliveryNote.pattern]: shipmentNumberOf(number, 1),
    '/return/': returned._id,
    [apiRoutes.getReturnSlip.pattern]: returned.number,
    '/invoice/': invoiceNumber ?? expect.fail('The order has no invoice'),
    '/addresses/': insertedId,
    '/list/': (await expectStatus<CreatedShoppingList>(list, 201)).insertedId,
    '/quote/': quote._id,
    '/invitation/': invitation,
    '/request/': (await askedTeam()).request._id,
  };
};

describe('What another customer has', () => {
  let things: Record<string, string>;

  beforeAll(async () => {
    things = await thingsOfOther();
  });

  const bodies: Partial<Record<string, object>> = {
    [apiRoutes.updateShoppingList.pattern]: { ...validForms.shoppingList, version: 'any' },
    [apiRoutes.addToShoppingList.pattern]: { lines: validForms.shoppingList.lines },
    [apiRoutes.updateAddress.pattern]: validForms.address,
    [apiRoutes.transitionOrder.pattern]: { to: 'delivered' },
    [apiRoutes.undoOrderStep.pattern]: { steps: 1 },
    [apiRoutes.cancelPieces.pattern]: {},
    [apiRoutes.requestReturn.pattern]: validForms.askedReturn,
    [apiRoutes.transitionReturn.pattern]: { to: 'withdrawn' },
    [apiRoutes.acceptQuote.pattern]: validForms.acceptance,
    [apiRoutes.requestAcceptance.pattern]: validForms.acceptance,
    [apiRoutes.declineQuote.pattern]: validForms.refusal,
    [apiRoutes.addQuoteMessage.pattern]: validForms.quoteMessage,
    [apiRoutes.approveRequest.pattern]: { lines: [{ toolId: 'any', unitPrice: 1 }] },
    [apiRoutes.rejectRequest.pattern]: { reason: 'Not this year.' },
  };

  const deletedQuietly = ['/addresses/', '/list/'];

  // A tool belongs to nobody.
  const aboutOwn = callsFor('signed in').filter(
    ({ pattern }) => pattern.includes(':') && pattern !== apiRoutes.setStockAlert.pattern,
  );

  it.each(aboutOwn)('looks missing to $method $pattern', async ({ method, pattern }) => {
    const prefix = pattern.slice(0, pattern.indexOf(':'));
    const id = things[pattern] ?? things[prefix] ?? expect.fail(`What has an id in ${pattern}?`);
    const json = method === 'GET' ? undefined : bodies[pattern];
    const [foreign, missing] = await Promise.all(
      [id, randomUUID()].map(async (each) => {
        const path = pattern.replace(/:\w+/, each);
        const response = await send(method, path, { token: customer.token, json });
        return expectStatus<object>(
          response,
          method === 'DELETE' && deletedQuietly.includes(prefix) ? 200 : 404,
        );
      }),
    );
    expect(foreign).toEqual(missing);
  });
});
