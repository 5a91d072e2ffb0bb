import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type CompanyApprover,
  type CompanyBuying,
  type CompanyLogEntry,
  companyLimits,
  type Invitation,
  type JoinedCompany,
  type ListedMember,
  type Member,
  type Membership,
  type PlacedOrder,
} from '../../contract/index.ts';
import { carts, companies, invitations, memberships } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  accept,
  activeCompany,
  companyWithRoles,
  invitationOf,
  invite,
  moveCompany,
  newMember,
  tokenFor,
} from '../../testing/companies/companies.ts';
import { orderBody } from '../../testing/orders/orders.ts';
import { createTool } from '../../testing/tools/tools.ts';

const [admin, owner] = await Promise.all([
  registerAdmin(),
  registerVerified({ displayName: 'Olga Ash' }),
]);
const company = await activeCompany(owner, admin);

const membersAs = async ({ token }: TestAccount, id = company._id): Promise<Member[]> =>
  expectStatus<Member[]>(await send('GET', `/company/${id}/members?limit=100`, { token }), 200);

const memberOf = async (by: TestAccount, id: string, uid: string): Promise<Member> =>
  (await membersAs(by, id)).find((member) => member.uid === uid) ?? expect.fail('no member');

const change = (by: TestAccount, id: string, member: Member, fields: object) => {
  const { role, orderLimit, budget, version, uid } = member;
  const json = { role, orderLimit, budget, version, ...fields };
  return send('PUT', `/company/${id}/members/${uid}`, { token: by.token, json });
};

const remove = ({ token }: TestAccount, id: string, { uid }: TestAccount) =>
  send('DELETE', `/company/${id}/members/${uid}`, { token });

const openInvitations = async (id = company._id): Promise<Invitation[]> =>
  expectStatus<Invitation[]>(
    await send('GET', `/company/${id}/invitations`, { token: owner.token }),
    200,
  );

const acceptToken = ({ token }: TestAccount, invitation: string, key?: string) =>
  send('POST', '/invitation/acceptance', {
    token,
    json: { token: invitation },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });

const preview = (token: string) => send('POST', '/invitation/preview', { json: { token } });

describe('An invitation', () => {
  it('is accepted by the account that has the address, with the limits in it', async () => {
    const buyer = await registerVerified({ displayName: 'Bea Buyer' });
    const limits = { orderLimit: 50_000, budget: { amount: 0, period: 'year' } } as const;
    const input = invitationOf(buyer.email.toUpperCase(), limits);
    const created = await expectStatus<{ insertedId: string; invitation: Invitation }>(
      await invite(owner, company._id, input),
      201,
    );
    const token = await tokenFor(buyer.email);
    expect(created.invitation).toMatchObject({ email: buyer.email, status: 'open', ...limits });
    expect(JSON.stringify(created)).not.toContain(token);
    expect(JSON.stringify(await readDocument(invitations.doc(created.insertedId)))).not.toContain(
      token,
    );
    expect((await openInvitations()).map(({ _id }) => _id)).toContain(created.insertedId);
    expect(await expectStatus(await preview(token), 200)).toEqual({
      companyName: company.name,
      role: 'buyer',
      invitedBy: 'Olga Ash',
      email: `${buyer.email[0]}•••@example.test`,
      expiresAt: created.invitation.expiresAt,
    });
    const { membership } = await expectStatus<JoinedCompany>(await accept(buyer), 201);
    expect(membership).toMatchObject({ companyId: company._id, role: 'buyer', ...limits });
    expect(await memberOf(owner, company._id, buyer.uid)).toMatchObject({
      name: 'Bea Buyer',
      email: buyer.email,
      invitedBy: owner.uid,
      ...limits,
    });
    expect((await openInvitations()).map(({ _id }) => _id)).not.toContain(created.insertedId);
  });

  it('is recognised as a retry: one mail, and one member', async () => {
    const buyer = await registerVerified();
    const headers = { 'Idempotency-Key': randomUUID() };
    const json = invitationOf(buyer.email);
    const path = `/company/${company._id}/invitations`;
    const post = () => send('POST', path, { token: owner.token, json, headers });
    const first = await expectStatus(await post(), 201);
    expect(await expectStatus(await post(), 201)).toEqual(first);
    const token = await tokenFor(buyer.email);
    const key = randomUUID();
    const answers = await Promise.all([
      acceptToken(buyer, token, key),
      acceptToken(buyer, token, key),
    ]);
    for (const answer of answers) await expectStatus(answer, 201);
    const own = (await membersAs(owner)).filter(({ uid }) => uid === buyer.uid);
    expect(own).toHaveLength(1);
  });

  it('replaces an open one to the same address', async () => {
    const buyer = await registerVerified();
    await expectStatus(await invite(owner, company._id, invitationOf(buyer.email)), 201);
    const first = await tokenFor(buyer.email);
    const second = invitationOf(buyer.email, { role: 'approver' });
    await expectStatus(await invite(owner, company._id, second), 201);
    const problem = await expectProblem(await acceptToken(buyer, first), 409, 'invitation-closed');
    expect(problem.invitationStatus).toBe('revoked');
    const { membership } = await expectStatus<JoinedCompany>(await accept(buyer), 201);
    expect(membership.role).toBe('approver');
  });

  it('is refused to an address of a member, and after too many to one address', async () => {
    const again = await invite(owner, company._id, invitationOf(owner.email));
    const member = await expectProblem(again, 400, 'validation');
    expect(member.errors).toEqual({ email: expect.stringMatching(/already a member/) });
    const input = invitationOf(`${randomUUID()}@example.test`);
    for (let count = 0; count < companyLimits.invitationsPerDay; count += 1) {
      await expectStatus(await invite(owner, company._id, input), 201);
    }
    const refused = await expectProblem(await invite(owner, company._id, input), 400, 'validation');
    expect(refused.errors).toEqual({ email: expect.stringMatching(/at most 5 invitations/) });
  });

  it('is for one account with a verified address only', async () => {
    const [buyer, other] = await Promise.all([registerCustomer(), registerVerified()]);
    await expectStatus(await invite(owner, company._id, invitationOf(buyer.email)), 201);
    const token = await tokenFor(buyer.email);
    await expectProblem(await acceptToken(other, token), 403, 'invitation-address');
    await expectProblem(await acceptToken(buyer, token), 409, 'email-not-verified');
    await expectProblem(await acceptToken(other, 'unknown'), 404, 'invitation-not-found');
    await expectProblem(await preview('unknown'), 404, 'invitation-not-found');
  });

  it('is closed once it is accepted, revoked or expired', async () => {
    const buyer = await registerVerified();
    const { insertedId } = await expectStatus<{ insertedId: string }>(
      await invite(owner, company._id, invitationOf(buyer.email)),
      201,
    );
    const token = await tokenFor(buyer.email);
    const statusOf = async (response: Response) =>
      (await expectProblem(response, 409, 'invitation-closed')).invitationStatus;
    const revoke = () => send('DELETE', `/invitation/${insertedId}`, { token: owner.token });
    expect(await expectStatus(await revoke(), 200)).toMatchObject({ deletedCount: 1 });
    expect(await expectStatus(await revoke(), 200)).toMatchObject({ deletedCount: 0 });
    expect(await statusOf(await acceptToken(buyer, token))).toBe('revoked');
    expect(await statusOf(await preview(token))).toBe('revoked');
    await expectStatus(await invite(owner, company._id, invitationOf(buyer.email)), 201);
    const [open] = (await openInvitations()).filter(({ email }) => email === buyer.email);
    const reference = invitations.doc(open?._id ?? expect.fail('no invitation'));
    await reference.update({ expiresAt: new Date(Date.now() - 1) });
    const expired = await tokenFor(buyer.email);
    expect(await statusOf(await acceptToken(buyer, expired))).toBe('expired');
    await reference.update({ expiresAt: new Date(Date.now() + 60_000) });
    await expectStatus(await acceptToken(buyer, expired), 201);
    expect(await statusOf(await acceptToken(buyer, expired))).toBe('accepted');
    const accepted = await send('DELETE', `/invitation/${reference.id}`, { token: owner.token });
    expect(await statusOf(accepted)).toBe('accepted');
  });

  it('needs an active company, when it is sent and when it is accepted', async () => {
    const [founder, buyer] = await Promise.all([registerVerified(), registerVerified()]);
    const { _id } = await activeCompany(founder, admin);
    await expectStatus(await invite(founder, _id, invitationOf(buyer.email)), 201);
    const token = await tokenFor(buyer.email);
    await moveCompany(admin, _id, 'suspended');
    await expectProblem(await acceptToken(buyer, token), 409, 'company-inactive');
    const other = invitationOf(`${randomUUID()}@example.test`);
    await expectProblem(await invite(founder, _id, other), 409, 'company-inactive');
  });

  it('is refused when the company has no place left', async () => {
    const founder = await registerVerified();
    const { _id } = await activeCompany(founder, admin);
    await companies.doc(_id).update({ memberCount: companyLimits.members });
    const input = invitationOf(`${randomUUID()}@example.test`);
    const problem = await expectProblem(await invite(founder, _id, input), 400, 'validation');
    expect(problem.errors).toEqual({ email: expect.stringMatching(/at most 200 members/) });
    await companies.doc(_id).update({ memberCount: 1 });
  });
});

describe('PUT /company/:id/members/:uid', () => {
  it('changes role and limits, as of a version, and records it', async () => {
    const buyer = await newMember(owner, company._id, 'buyer');
    const member = await memberOf(owner, company._id, buyer.uid);
    const fields = { role: 'approver', orderLimit: 0, budget: null };
    const response = await change(owner, company._id, member, fields);
    const { member: changed } = await expectStatus<{ member: Member }>(response, 200);
    expect(changed).toMatchObject(fields);
    const stale = await change(owner, company._id, member, { role: 'buyer' });
    expect((await expectProblem(stale, 412, 'precondition-failed')).member).toEqual(changed);
    const path = `/company/${company._id}/log`;
    const log = await expectStatus<CompanyLogEntry[]>(
      await send('GET', path, { token: owner.token }),
      200,
    );
    expect(log[0]).toMatchObject({
      action: 'member-changed',
      before: { member: buyer.email, role: 'buyer', orderLimit: null },
      after: { role: 'approver', orderLimit: 0 },
    });
    const approvers = await expectStatus<CompanyApprover[]>(
      await send('GET', `/company/${company._id}/approvers`, { token: buyer.token }),
      200,
    );
    expect(approvers.map(({ uid }) => uid)).toEqual(expect.arrayContaining([owner.uid, buyer.uid]));
  });

  it('refuses a limit that nobody but the member could approve', async () => {
    const founder = await registerVerified();
    const { _id } = await activeCompany(founder, admin);
    const member = await memberOf(founder, _id, founder.uid);
    const limited = await change(founder, _id, member, { orderLimit: 100 });
    const problem = await expectProblem(limited, 400, 'validation');
    expect(problem.errors).toEqual({ orderLimit: expect.stringMatching(/nobody else can/) });
    const budget = { amount: 0, period: 'month' };
    const budgeted = await change(founder, _id, member, { budget });
    expect((await expectProblem(budgeted, 400, 'validation')).errors).toHaveProperty('budget');
  });

  it('does not find people who are no members', async () => {
    const member = await memberOf(owner, company._id, owner.uid);
    for (const uid of [randomUUID(), 'x'.repeat(1_500)]) {
      const response = await change(owner, company._id, { ...member, uid }, {});
      await expectProblem(response, 404, 'member-not-found');
    }
  });
});

describe('GET /company/:id/buying', () => {
  it('tells each member the own limits and spending, and who can approve', async () => {
    const budget = { amount: 100_000, period: 'quarter' } as const;
    const limits = { orderLimit: 20_000, budget };
    const buyer = await newMember(owner, company._id, 'buyer', limits);
    const buying = async ({ token }: TestAccount) => {
      const response = await send('GET', `/company/${company._id}/buying`, { token });
      return expectStatus<CompanyBuying>(response, 200);
    };
    const headers = { 'X-Company': company._id };
    const json = { order: orderBody(await createTool()).order };
    const { order } = await expectStatus<PlacedOrder>(
      await send('POST', '/order', { token: buyer.token, json, headers }),
      201,
    );
    expect(await buying(buyer)).toEqual({
      requester: { uid: buyer.uid, role: 'buyer', ...limits },
      spent: order.subtotal,
      company: { status: 'active', statusReason: 'For a test', approval: company.approval },
      members: expect.arrayContaining([{ uid: owner.uid, name: 'Olga Ash', role: 'owner' }]),
    });
    expect(await buying(owner)).toMatchObject({ spent: 0, members: [] });
    const listed = expectStatus<ListedMember[]>(
      await send('GET', `/company/${company._id}/members?limit=100`, { token: owner.token }),
      200,
    );
    const spent = new Map((await listed).map((member) => [member.uid, member.spent]));
    expect([spent.get(buyer.uid), spent.get(owner.uid)]).toEqual([order.subtotal, 0]);
  });
});

describe('The last owner', () => {
  it('keeps the role, the membership and the account until another one is there', async () => {
    const founder = await registerVerified();
    const { _id, name } = await activeCompany(founder, admin);
    const self = await memberOf(founder, _id, founder.uid);
    const refusals = [
      await change(founder, _id, self, { role: 'buyer' }),
      await remove(founder, _id, founder),
      await send('DELETE', `/user/${founder.email}`, { token: founder.token }),
      await send('DELETE', `/user/${founder.email}`, { token: admin.token }),
    ];
    for (const refusal of refusals) {
      const problem = await expectProblem(refusal, 409, 'last-owner');
      expect(problem.companies).toEqual([{ _id, name }]);
    }
    await newMember(founder, _id, 'owner');
    const deletion = await send('DELETE', `/user/${founder.email}`, { token: founder.token });
    await expectStatus(deletion, 200);
    expect(await readDocument(memberships.doc(membershipIdOf(_id, founder.uid)))).toBeUndefined();
    expect(await readDocument(companies.doc(_id))).toMatchObject({ memberCount: 1, ownerCount: 1 });
  });

  it('remains when two owners leave, lose the role or delete their accounts together', async () => {
    const leave = {
      leaving: (id: string, one: TestAccount) => remove(one, id, one),
      deletion: (_: string, { email, token }: TestAccount) =>
        send('DELETE', `/user/${email}`, { token }),
    };
    for (const way of Object.values(leave)) {
      const founder = await registerVerified();
      const { _id } = await activeCompany(founder, admin);
      const second = await newMember(founder, _id, 'owner');
      const responses = await Promise.all([way(_id, founder), way(_id, second)]);
      const statuses = responses.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 409]);
      expect(await readDocument(companies.doc(_id))).toMatchObject({ ownerCount: 1 });
    }
  });

  const ways: Record<
    string,
    (id: string, by: TestAccount, other: TestAccount) => Promise<unknown>
  > = {
    leaves: (id, by) => remove(by, id, by),
    'removes the other': (id, by, other) => remove(by, id, other),
    'deletes the account': (_, { email, token }) => send('DELETE', `/user/${email}`, { token }),
    'gives up the role': async (id, by) =>
      change(by, id, await memberOf(by, id, by.uid), { role: 'buyer' }),
    'demotes the other': async (id, by, other) =>
      change(by, id, await memberOf(by, id, other.uid), { role: 'buyer' }),
  };
  const pairs = Object.keys(ways).flatMap((one, index, all) =>
    all.slice(index + 1).map((other) => [one, other] as const),
  );

  it.each(pairs)('remains when one of two owners %s while the other one %s', async (one, other) => {
    const founder = await registerVerified();
    const { _id } = await activeCompany(founder, admin);
    const second = await newMember(founder, _id, 'owner');
    // Who reads the members after losing the right ends with an error of the test itself.
    await Promise.allSettled([
      ways[one]?.(_id, founder, second),
      ways[other]?.(_id, second, founder),
    ]);
    const stored = await memberships.where('companyId', '==', _id).get();
    const owners = stored.docs.filter((snapshot) => snapshot.data().role === 'owner');
    expect(owners).toHaveLength(1);
    expect(await readDocument(companies.doc(_id))).toMatchObject({
      ownerCount: 1,
      memberCount: stored.size,
    });
  });

  it('remains when the owner and staff delete the account, and the other one leaves', async () => {
    const founder = await registerVerified();
    const { _id } = await activeCompany(founder, admin);
    const second = await newMember(founder, _id, 'owner');
    const deletion = ({ token }: TestAccount) =>
      send('DELETE', `/user/${founder.email}`, { token });
    const responses = await Promise.all([
      deletion(founder),
      deletion(admin),
      remove(second, _id, second),
    ]);
    expect(responses.map(({ status }) => status)).not.toContain(500);
    expect(await readDocument(companies.doc(_id))).toMatchObject({ ownerCount: 1, memberCount: 1 });
  });

  it('remains when two owners demote each other', async () => {
    const founder = await registerVerified();
    const { _id } = await activeCompany(founder, admin);
    const second = await newMember(founder, _id, 'owner');
    const [one, other] = await Promise.all([
      memberOf(founder, _id, founder.uid),
      memberOf(founder, _id, second.uid),
    ]);
    const responses = await Promise.all([
      change(founder, _id, other, { role: 'buyer' }),
      change(second, _id, one, { role: 'buyer' }),
    ]);
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(400);
    expect(await readDocument(companies.doc(_id))).toMatchObject({ ownerCount: 1 });
  });
});

describe('DELETE /company/:id/members/:uid', () => {
  it('lets members leave and owners remove, and takes the cart for the company along', async () => {
    const { company: own, members } = await companyWithRoles(admin);
    const { buyer, bookkeeper } = members;
    const cart = carts.doc(`${own._id}_${buyer.uid}`);
    await cart.set({ version: 'any', lines: [] } as never);
    await expectProblem(await remove(buyer, own._id, bookkeeper), 403, 'role-forbidden');
    expect(await expectStatus(await remove(buyer, own._id, buyer), 200)).toMatchObject({
      deletedCount: 1,
    });
    expect((await cart.get()).exists).toBe(false);
    await expectProblem(await remove(buyer, own._id, buyer), 403, 'not-a-member');
    const removal = () => remove(members.owner, own._id, bookkeeper);
    expect(await expectStatus(await removal(), 200)).toMatchObject({ deletedCount: 1 });
    expect(await expectStatus(await removal(), 200)).toMatchObject({ deletedCount: 0 });
    expect(await readDocument(companies.doc(own._id))).toMatchObject({
      memberCount: 2,
      ownerCount: 1,
    });
  });
});

describe('The account of a member', () => {
  it('shows its current name to the others, and its memberships in the export', async () => {
    const buyer = await newMember(owner, company._id, 'buyer');
    const { token, email } = buyer;
    const json = { displayName: 'Bea Newname' };
    await expectStatus(await send('PUT', `/user/update/${email}`, { token, json }), 200);
    expect((await memberOf(owner, company._id, buyer.uid)).name).toBe('Bea Newname');
    const data = await expectStatus<{ memberships: Membership[] }>(
      await send('GET', `/user/${email}/data.json`, { token }),
      200,
    );
    expect(data.memberships).toEqual([
      expect.objectContaining({ companyId: company._id, companyName: company.name, role: 'buyer' }),
    ]);
  });

  it('leaves the company when it is deleted, and cannot join again', async () => {
    const buyer = await newMember(owner, company._id, 'buyer');
    const { token, email } = buyer;
    await expectStatus(await send('DELETE', `/user/${email}`, { token }), 200);
    expect((await membersAs(owner)).map(({ uid }) => uid)).not.toContain(buyer.uid);
  });
});
