/** What changes in a company while a member buys for it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Cart,
  type Company,
  type CompanyRole,
  closedReason,
  type Member,
  type Order,
  type PlacedOrder,
  type SentRequest,
} from '../../contract/index.ts';
import { registerAdmin, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  accept,
  companyWithRoles,
  invitationOf,
  invite,
  moveCompany,
} from '../../testing/companies/companies.ts';
import { cartLine } from '../../testing/orders/carts.ts';
import { orderBody } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

let company: Company;
let members: Record<CompanyRole, TestAccount>;

const admin = await registerAdmin();

const newTeam = async () => {
  ({ company, members } = await companyWithRoles(admin));
};

const sendFor = ({ token }: TestAccount, method: string, path: string, json?: unknown) =>
  send(method, path, {
    token,
    json,
    headers: { 'X-Company': company._id, 'Idempotency-Key': randomUUID() },
  });

/** Changes the role and the limits of the buyer, as the owner does. */
const changeBuyer = async (fields: object): Promise<void> => {
  const { token } = members.owner;
  const path = `/company/${company._id}/members`;
  const all = await expectStatus<Member[]>(await send('GET', path, { token }), 200);
  const found = all.find(({ uid }) => uid === members.buyer.uid) ?? expect.fail('no buyer');
  const { role, orderLimit, budget, version, uid } = found;
  const json = { role, orderLimit, budget, version, ...fields };
  await expectStatus(await send('PUT', `${path}/${uid}`, { token, json }), 200);
};

const removeBuyer = async (): Promise<void> => {
  const path = `/company/${company._id}/members/${members.buyer.uid}`;
  await expectStatus(await send('DELETE', path, { token: members.owner.token }), 200);
};

const place = async () => sendFor(members.buyer, 'POST', '/order', orderBody(await createTool()));

const ask = async () => sendFor(members.buyer, 'POST', '/request', orderBody(await createTool()));

const approval = ({ request: { lines } }: SentRequest) => ({
  lines: lines.map(({ toolId, unitPrice }) => ({ toolId, unitPrice })),
});

describe('A role that changes in the middle of a checkout', () => {
  it('decides about the order by what it is when the button is pressed', async () => {
    await newTeam();
    await expectStatus(await place(), 201);
    await changeBuyer({ orderLimit: 0 });
    const refused = await expectProblem(await place(), 409, 'approval-required');
    expect(refused.rules).toEqual([{ rule: 'order-limit', limit: 0 }]);
    await expectStatus(await ask(), 201);
    await changeBuyer({ orderLimit: null });
    await expectProblem(await ask(), 409, 'approval-not-needed');
    await changeBuyer({ role: 'bookkeeper' });
    await expectProblem(await place(), 403, 'role-forbidden');
    await expectProblem(await ask(), 403, 'role-forbidden');
    await changeBuyer({ role: 'buyer' });
    await expectStatus(await place(), 201);
  });

  it('is lost with the membership, and the cart with it', async () => {
    await newTeam();
    const toolId = await createTool();
    const cart = async () => expectStatus<Cart>(await sendFor(members.buyer, 'GET', '/cart'), 200);
    const lines = [cartLine(toolId)];
    const saved = { version: (await cart()).version, lines };
    await expectStatus(await sendFor(members.buyer, 'PUT', '/cart', saved), 200);
    await removeBuyer();
    await expectProblem(await place(), 403, 'not-a-member');
    await expectStatus(
      await invite(members.owner, company._id, invitationOf(members.buyer.email)),
      201,
    );
    await expectStatus(await accept(members.buyer), 201);
    expect((await cart()).lines).toEqual([]);
  });
});

describe('X-Company of a company that one has left', () => {
  it('opens nothing any more, not even what one has ordered or asked for', async () => {
    await newTeam();
    const { order } = await expectStatus<PlacedOrder>(await place(), 201);
    await changeBuyer({ orderLimit: 0 });
    const { request } = await expectStatus<SentRequest>(await ask(), 201);
    await removeBuyer();
    const { buyer, owner } = members;
    const calls = [
      ['GET', '/cart'],
      ['GET', '/requests'],
      ['GET', `/request/${request._id}`],
      ['POST', `/request/${request._id}/withdrawal`],
      ['GET', `/orders/${buyer.email}`],
      ['GET', `/order/${order._id}`],
    ] as const;
    for (const [method, path] of calls) {
      await expectProblem(await sendFor(buyer, method, path), 403, 'not-a-member');
    }
    // Without the header, the account acts for itself.
    const { token } = buyer;
    await expectProblem(
      await send('GET', `/order/${order._id}`, { token }),
      404,
      'order-not-found',
    );
    const stored = await sendFor(owner, 'GET', `/request/${request._id}`);
    expect(await expectStatus<SentRequest['request']>(stored, 200)).toMatchObject({
      status: 'withdrawn',
    });
    const kept = await sendFor(owner, 'GET', `/order/${order._id}`);
    expect((await expectStatus<Order>(kept, 200)).userId).toBe(buyer.uid);
  });
});

describe('X-Company of a closed company', () => {
  it('shows what was, but nothing is ordered, asked or approved', async () => {
    await newTeam();
    await changeBuyer({ orderLimit: 0 });
    const sent = await expectStatus<SentRequest>(await ask(), 201);
    await moveCompany(admin, company._id, 'closed');
    const { approver, buyer } = members;
    const path = `/request/${sent.request._id}`;
    for (const refusal of [await place(), await ask()]) {
      const problem = await expectProblem(refusal, 409, 'company-inactive');
      expect(problem.companyStatus).toBe('closed');
    }
    const decision = await sendFor(approver, 'POST', `${path}/approval`, approval(sent));
    await expectProblem(decision, 409, 'request-closed');
    const request = await expectStatus(await sendFor(approver, 'GET', path), 200);
    expect(request).toMatchObject({ status: 'withdrawn', reason: closedReason });
    await expectStatus(await sendFor(buyer, 'GET', `/orders/${buyer.email}`), 200);
  });
});
