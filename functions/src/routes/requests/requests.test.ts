import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  ApprovedRequest,
  ChangedRequest,
  CompanyRole,
  MemberLimits,
  Order,
  PlacedOrder,
  RequestedQuote,
  RequestPage,
  SentRequest,
} from '../../contract/index.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { addMember, createCompany, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { linesBody, orderBody } from '../../testing/orders/orders.ts';
import { acceptanceBody, offer } from '../../testing/orders/quotes.ts';
import { recordsOf } from '../../testing/tools/tables.ts';
import { createTool } from '../../testing/tools/tools.ts';

useCompanies();

let companyId: string;
const members = {} as Record<CompanyRole, TestAccount>;

const join = async (role: CompanyRole, limits: Partial<MemberLimits> = {}) => {
  members[role] = await registerCustomer({ displayName: role });
  await addMember(companyId, members[role], role, limits);
};

beforeAll(async () => {
  companyId = await createCompany();
  await Promise.all([
    join('owner'),
    join('approver'),
    join('buyer', { orderLimit: 100_00 }),
    join('bookkeeper'),
  ]);
});

/** Sends a call of a member for the company, or for another one. */
const sendFor = (
  { token }: TestAccount,
  method: string,
  path: string,
  {
    json,
    key = randomUUID(),
    company = companyId,
  }: { json?: unknown; key?: string; company?: string } = {},
) =>
  send(method, path, {
    token,
    json,
    headers: { 'X-Company': company, 'Idempotency-Key': key },
  });

const sendRequestOf = async (fields = {}) => {
  const json = linesBody([await createTool(), await createTool()], fields);
  return sendFor(members.buyer, 'POST', '/request', { json });
};

const newRequest = async () =>
  (await expectStatus<SentRequest>(await sendRequestOf(), 201)).request;

const approval = ({ lines }: Pick<RequestPage, 'lines'>) => ({
  lines: lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })),
});

describe('X-Company', () => {
  const terms = (account: TestAccount, company: string) =>
    sendFor(account, 'GET', '/terms', { company });

  it.each([
    '',
    'company-',
    'company-0123456789ABCDEF0123',
    'nonsense',
    '../x',
    'company-1,company-2',
  ])('that is %j is refused', async (company) => {
    const problem = await expectProblem(await terms(members.owner, company), 400, 'validation');
    expect(problem.errors).toEqual({ 'X-Company': 'X-Company must be the id of a company' });
  });

  it('of a company that one is not in, or that does not exist, is refused alike', async () => {
    const [foreign, missing] = [await createCompany(), 'company-zzzzzzzzzzzzzzzzzzzz'];
    for (const company of [foreign, missing]) {
      await expectProblem(await terms(members.owner, company), 403, 'not-a-member');
      const json = orderBody(await createTool());
      const placing = sendFor(members.owner, 'POST', '/order', { json, company });
      await expectProblem(await placing, 403, 'not-a-member');
    }
  });

  it('is ignored by calls that do not follow a payer', async () => {
    await expectStatus(await sendFor(members.buyer, 'GET', '/memberships', { company: 'x' }), 200);
  });

  it('of a suspended company lets its members read and pay, but not order', async () => {
    const company = await createCompany({ status: 'suspended' });
    await addMember(company, members.owner, 'owner');
    await expectStatus(await terms(members.owner, company), 200);
    const json = orderBody(await createTool());
    const placing = await sendFor(members.owner, 'POST', '/order', { json, company });
    const problem = await expectProblem(placing, 409, 'company-inactive');
    expect(problem.companyStatus).toBe('suspended');
  });
});

describe('The orders of a company', () => {
  it('are seen by role, and have the own ones apart', async () => {
    const place = async (account: TestAccount) => {
      const json = orderBody(await createTool());
      const response = await sendFor(account, 'POST', '/order', { json });
      return (await expectStatus<PlacedOrder>(response, 201)).insertedId;
    };
    const [ofOwner, ofBuyer] = [await place(members.owner), await place(members.buyer)];
    const listed = async (role: CompanyRole, query = '') => {
      const { email } = members[role];
      const lists = [`/orders/${email}${query}`, `/company/${companyId}/orders${query}`];
      const [mine, company] = await Promise.all(
        lists.map(async (path) => {
          const found = await expectStatus<Order[]>(await sendFor(members[role], 'GET', path), 200);
          return found.map(({ _id }) => _id);
        }),
      );
      expect(mine).toEqual(company);
      return mine;
    };
    const all = [ofBuyer, ofOwner];
    for (const role of ['owner', 'approver', 'bookkeeper'] as const) {
      expect(await listed(role)).toEqual(all);
    }
    expect(await listed('buyer')).toEqual([ofBuyer]);
    expect(await listed('owner', '?by=me')).toEqual([ofOwner]);
    const byOwner = `?by=${members.owner.uid}`;
    expect(await listed('bookkeeper', byOwner)).toEqual([ofOwner]);
    expect(await listed('buyer', byOwner)).toEqual([]);
    const exported = async (role: CompanyRole, query = '') => {
      const path = `/user/${members[role].email}/orders.csv${query}`;
      const response = await sendFor(members[role], 'GET', path);
      return recordsOf(await response.text()).map((row) => row['Order ID']);
    };
    expect(await exported('bookkeeper')).toEqual(all);
    expect(await exported('buyer')).toEqual([ofBuyer]);
    expect(await exported('owner', '?by=me')).toEqual([ofOwner]);
    const path = `/user/${members.owner.email}/orders.csv?by=not%2Fan-id`;
    await expectProblem(await sendFor(members.owner, 'GET', path), 400, 'validation');
    const get = (role: CompanyRole, id: string) => sendFor(members[role], 'GET', `/order/${id}`);
    await expectStatus(await get('bookkeeper', ofBuyer), 200);
    await expectProblem(await get('buyer', ofOwner), 404, 'order-not-found');
    const { token } = members.buyer;
    const alone = await send('GET', `/order/${ofBuyer}`, { token });
    await expectProblem(alone, 404, 'order-not-found');
  });

  it('are cancelled by who orders, and not by a bookkeeper', async () => {
    const json = orderBody(await createTool());
    const response = await sendFor(members.buyer, 'POST', '/order', { json });
    const { insertedId } = await expectStatus<PlacedOrder>(response, 201);
    const cancel = (role: CompanyRole) => sendFor(members[role], 'DELETE', `/order/${insertedId}`);
    await expectProblem(await cancel('bookkeeper'), 409, 'order-not-cancellable');
    await expectStatus(await cancel('approver'), 200);
  });
});

describe('The address book of a company', () => {
  it('is read by all members, and changed by owners', async () => {
    const json = validForms.address;
    for (const role of ['approver', 'buyer', 'bookkeeper'] as const) {
      const saving = await sendFor(members[role], 'POST', '/addresses', { json });
      await expectProblem(saving, 403, 'role-forbidden');
    }
    await expectStatus(await sendFor(members.owner, 'POST', '/addresses', { json }), 201);
    const found = await expectStatus<object[]>(
      await sendFor(members.bookkeeper, 'GET', '/addresses'),
      200,
    );
    expect(found).toHaveLength(1);
  });
});

describe('POST /request', () => {
  it('takes the body of an order, and POST /order refuses that order', async () => {
    const json = linesBody([await createTool(), await createTool()]);
    const refused = await sendFor(members.buyer, 'POST', '/order', { json });
    const problem = await expectProblem(refused, 409, 'approval-required');
    expect(problem).toMatchObject({
      approversNeeded: 1,
      rules: [{ rule: 'order-limit', limit: 100_00 }],
    });
    const sent = await sendFor(members.buyer, 'POST', '/request', { json });
    const { request, insertedId } = await expectStatus<SentRequest>(sent, 201);
    expect(request).toMatchObject({ _id: insertedId, subtotal: 199_90, status: 'pending' });
  });

  it('gives the same request to a retry', async () => {
    const [json, key] = [linesBody([await createTool(), await createTool()]), randomUUID()];
    const sent = () => sendFor(members.buyer, 'POST', '/request', { json, key });
    const [first, second] = [await sent(), await sent()];
    const { insertedId } = await expectStatus<SentRequest>(first, 201);
    expect((await expectStatus<SentRequest>(second, 201)).insertedId).toBe(insertedId);
  });

  it('names the fields of the body of one tool', async () => {
    const json = orderBody(await createTool({ available: 2 }));
    const refused = await sendFor(members.buyer, 'POST', '/request', { json });
    const problem = await expectProblem(refused, 409, 'insufficient-stock');
    expect(Object.keys(problem.errors as object)).toEqual(['orderQuantity']);
  });

  it('is refused for oneself', async () => {
    const { token } = members.buyer;
    const json = orderBody(await createTool());
    const refused = await send('POST', '/request', { token, json });
    await expectProblem(refused, 409, 'approval-not-needed');
  });
});

describe('A request', () => {
  it('is approved with the prices that the approver saw', async () => {
    const { _id } = await newRequest();
    const page = await expectStatus<RequestPage>(
      await sendFor(members.approver, 'GET', `/request/${_id}`),
      200,
    );
    const json = approval(page);
    const approving = await sendFor(members.approver, 'POST', `/request/${_id}/approval`, { json });
    const { order, request } = await expectStatus<ApprovedRequest>(approving, 200);
    expect([order?._id, request.status]).toEqual([_id, 'approved']);
    const get = await sendFor(members.buyer, 'GET', `/order/${_id}`);
    expect((await expectStatus<Order>(get, 200)).userId).toBe(members.buyer.uid);
  });

  it('is not approved by its requester, and looks missing to others and for oneself', async () => {
    const request = await newRequest();
    const path = `/request/${request._id}/approval`;
    const json = approval(request);
    const own = await sendFor(members.buyer, 'POST', path, { json });
    await expectProblem(own, 403, 'role-forbidden');
    const other = await sendFor(members.bookkeeper, 'POST', path, { json });
    await expectProblem(other, 404, 'request-not-found');
    const { token } = members.approver;
    await expectProblem(await send('POST', path, { token, json }), 404, 'request-not-found');
  });

  it('is rejected with a reason, which is required', async () => {
    const { _id } = await newRequest();
    const rejecting = (reason: string) =>
      sendFor(members.owner, 'POST', `/request/${_id}/rejection`, { json: { reason } });
    await expectProblem(await rejecting(' '), 400, 'validation');
    const { request } = await expectStatus<ChangedRequest>(await rejecting('Too much.'), 200);
    expect(request).toMatchObject({ status: 'rejected', reason: 'Too much.' });
    const problem = await expectProblem(await rejecting('Too much.'), 409, 'request-closed');
    expect(problem.requestStatus).toBe('rejected');
  });

  it('is withdrawn by its requester', async () => {
    const { _id } = await newRequest();
    const withdrawing = await sendFor(members.buyer, 'POST', `/request/${_id}/withdrawal`);
    const { request } = await expectStatus<ChangedRequest>(withdrawing, 200);
    expect(request.status).toBe('withdrawn');
  });
});

describe('GET /requests', () => {
  it('has all for approvers, the own ones for a buyer, in pages and by status', async () => {
    const request = await newRequest();
    const list = async (role: CompanyRole, query: string) =>
      expectStatus<{ _id: string }[]>(
        await sendFor(members[role], 'GET', `/requests${query}`),
        200,
      );
    for (const role of ['owner', 'approver', 'buyer'] as const) {
      expect(await list(role, '?status=pending&limit=1')).toMatchObject([{ _id: request._id }]);
    }
    expect(await list('bookkeeper', '')).toEqual([]);
    expect((await list('owner', '?status=expired')).length).toBe(0);
    const refused = await sendFor(members.owner, 'GET', '/requests?status=open');
    await expectProblem(refused, 400, 'validation');
  });
});

describe('POST /quote/:id/request', () => {
  it('asks for the acceptance of an offer, which its approval accepts, once for a retry', async () => {
    const admin = callerOf(await registerAdmin(), true);
    const lines = [{ toolId: await createTool(), quantity: 10 }];
    const { quote } = await expectStatus<RequestedQuote>(
      await sendFor(members.buyer, 'POST', '/quote', { json: { lines } }),
      201,
    );
    const json = acceptanceBody(await offer(quote, admin));
    const path = `/quote/${quote._id}`;
    const accepting = await sendFor(members.buyer, 'POST', `${path}/acceptance`, { json });
    await expectProblem(accepting, 409, 'approval-required');
    const key = randomUUID();
    const ask = async () =>
      expectStatus<SentRequest>(
        await sendFor(members.buyer, 'POST', `${path}/request`, { json, key }),
        201,
      );
    const { request } = await ask();
    expect(await ask()).toMatchObject({ insertedId: request._id });
    expect(request.quote).toEqual({ id: quote._id, number: quote.number });
    const { order } = await expectStatus<ApprovedRequest>(
      await sendFor(members.approver, 'POST', `/request/${request._id}/approval`, {
        json: approval(request),
      }),
      200,
    );
    expect(order).toMatchObject({ quoteId: quote._id, total: 150_00, userId: members.buyer.uid });
  });
});
