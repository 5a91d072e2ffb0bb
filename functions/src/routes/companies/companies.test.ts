import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type Company,
  type CompanyLogEntry,
  type Customer,
  companyLimits,
  defaultSettings,
  isCompanyId,
  type Membership,
  type SignedUpCompany,
} from '../../contract/index.ts';
import { signUpCompany } from '../../services/companies/signUpCompany.ts';
import { companies, customers, quotes } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import {
  callerOf,
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  activeCompany,
  moveCompany,
  newMember,
  signUp,
  signUpOf,
} from '../../testing/companies/companies.ts';
import { recipientsAbout } from '../../testing/mails/mails.ts';

const admin = await registerAdmin();

const get = async <Body>(path: string, { token }: TestAccount): Promise<Body> =>
  expectStatus<Body>(await send('GET', path, { token }), 200);

const update = ({ token }: TestAccount, company: Company, fields: object = {}) => {
  const { name, country, taxId, registrationNumber, billingAddress, invoiceEmail } = company;
  const details = { name, country, taxId, registrationNumber, billingAddress, invoiceEmail };
  const { version, approval } = company;
  const json = { ...details, version, approval, ...fields };
  return send('PUT', `/company/${company._id}`, { token, json });
};

describe('POST /company', () => {
  it('signs a company up, with the caller as its owner, and mails person and shop', async () => {
    const owner = await registerVerified({ displayName: 'Olga Ash' });
    const company = await signUp(owner, { name: 'Oak & <b>Ash</b>', position: 'Director' });
    expect(isCompanyId(company._id)).toBe(true);
    expect(company).toMatchObject({
      number: expect.stringMatching(/^C-[0-9A-HJKMNP-TV-Z]{6}$/),
      name: 'Oak & <b>Ash</b>',
      status: 'requested',
      approval: { fromAmount: null, approvers: 1, ownersExempt: true },
      requestedBy: {
        uid: owner.uid,
        name: 'Olga Ash',
        email: owner.email,
        position: 'Director',
      },
      memberCount: 1,
      history: [{ status: 'requested', actor: 'owner', uid: owner.uid }],
    });
    expect(JSON.stringify(company)).not.toMatch(/searchTerms|nameKey|requestHash|transitionId/);
    expect(await get<Membership[]>('/memberships', owner)).toEqual([
      expect.objectContaining({
        companyId: company._id,
        companyName: company.name,
        companyStatus: 'requested',
        statusReason: '',
        role: 'owner',
      }),
    ]);
    const recipients = await recipientsAbout(company._id);
    expect(recipients).toContain(`company-requested: ${owner.email}`);
    expect(recipients.filter((mail) => mail.startsWith('shop-company'))).toHaveLength(1);
  });

  it('recognises a retry, and another sign-up with the same key', async () => {
    const { token } = await registerVerified();
    const headers = { 'Idempotency-Key': randomUUID() };
    const post = (json: object) => send('POST', '/company', { token, json, headers });
    const answers = await Promise.all([post(signUpOf()), post(signUpOf())]);
    const [first, second] = await Promise.all(
      answers.map((answer) => expectStatus<SignedUpCompany>(answer, 201)),
    );
    expect(second).toEqual(first);
    await expectProblem(await post(signUpOf({ name: 'Other' })), 409, 'idempotency-conflict');
    expect(
      await expectStatus<Membership[]>(await send('GET', '/memberships', { token }), 200),
    ).toHaveLength(1);
  });

  it('needs a verified address', async () => {
    const { token } = await registerCustomer();
    const response = await send('POST', '/company', { token, json: signUpOf() });
    await expectProblem(response, 409, 'email-not-verified');
  });

  it('lets an account have a few sign-ups that wait, also when they arrive together', async () => {
    const { token } = await registerVerified();
    const attempts = Array.from({ length: companyLimits.openSignUps + 2 }, () =>
      send('POST', '/company', { token, json: signUpOf() }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 400, 400]);
  });

  it('uses the country of the seller where none is named', async () => {
    const { billingAddress } = signUpOf();
    const company = await signUp(await registerVerified(), {
      country: '',
      billingAddress: { ...billingAddress, country: '' },
    });
    expect(company.country).toBe('US');
    expect(company.billingAddress.country).toBe('US');
  });

  it('makes a company active where the shop reviews none', async () => {
    const owner = callerOf(await registerVerified());
    const read = async () => ({ ...defaultSettings, reviewCompanies: false });
    const { company } = await signUpCompany({ input: signUpOf(), key: undefined }, owner, read);
    expect(company).toMatchObject({
      status: 'active',
      history: [{ status: 'active', actor: 'system', uid: null }],
    });
    expect(await recipientsAbout(company._id)).toContain(`company-accepted: ${owner.email}`);
  });
});

describe('PUT /company/:id', () => {
  it('replaces details and rules, and records what changed', async () => {
    const owner = await registerVerified();
    const company = await signUp(owner);
    const approval = { fromAmount: 100_000, approvers: 1, ownersExempt: true };
    const response = await update(owner, company, { name: 'Ash & Oak', approval });
    const { company: changed } = await expectStatus<{ company: Company }>(response, 200);
    expect(changed).toMatchObject({ name: 'Ash & Oak', approval });
    expect(changed.version).not.toBe(company.version);
    expect(await get<Company>(`/company/${company._id}`, owner)).toEqual(changed);
    const [entry] = await get<CompanyLogEntry[]>(`/company/${company._id}/log`, owner);
    expect(entry).toMatchObject({
      action: 'company-changed',
      byEmail: owner.email,
      before: { name: company.name, fromAmount: null },
      after: { name: 'Ash & Oak', fromAmount: 100_000 },
    });
  });

  it('refuses an edit of another version with the company as it is now', async () => {
    const owner = await registerVerified();
    const company = await signUp(owner);
    const first = await update(owner, company, { name: 'First' });
    const { company: current } = await expectStatus<{ company: Company }>(first, 200);
    const second = await update(owner, company, { name: 'Second' });
    const problem = await expectProblem(second, 412, 'precondition-failed');
    expect(problem.company).toEqual(current);
  });

  it('refuses a rule that nobody but the requester could satisfy', async () => {
    const owner = await registerVerified({ displayName: 'Olga' });
    const company = await activeCompany(owner, admin);
    const rule = { fromAmount: 0, approvers: 1, ownersExempt: false };
    const problem = await expectProblem(
      await update(owner, company, { approval: rule }),
      400,
      'validation',
    );
    expect(problem.errors).toEqual({
      'approval.fromAmount':
        'Another member must approve these orders of Olga, but nobody else can: add an approver first',
    });
    await newMember(owner, company._id, 'approver');
    await expectStatus(await update(owner, company, { approval: rule }), 200);
  });

  it('ends with the company', async () => {
    const owner = await registerVerified();
    const { _id } = await signUp(owner);
    const declined = await moveCompany(admin, _id, 'declined');
    const problem = await expectProblem(await update(owner, declined), 409, 'company-inactive');
    expect(problem.companyStatus).toBe('declined');
  });
});

describe('POST /company/:id/transitions', () => {
  it('accepts with terms and a credit limit in one call, and mails the owner', async () => {
    const owner = await registerVerified();
    const { _id } = await signUp(owner);
    const agreed = { terms: 'net-60', creditLimit: 500_000 };
    const company = await moveCompany(admin, _id, 'active', { agreed });
    expect(company.history.map(({ status, actor }) => [status, actor])).toEqual([
      ['requested', 'owner'],
      ['active', 'admin'],
    ]);
    expect(await readDocument(customers.doc(_id))).toMatchObject(agreed);
    expect(await recipientsAbout(_id)).toContain(`company-accepted: ${owner.email}`);
    const log = await get<CompanyLogEntry[]>(`/company/${_id}/log`, owner);
    expect(log.map(({ action, byEmail }) => [action, byEmail])).toEqual([
      ['company-accepted', ''],
      ['company-requested', owner.email],
    ]);
  });

  it('recognises a retry, and mails once', async () => {
    const owner = await registerVerified();
    const { _id } = await signUp(owner);
    const { token } = admin;
    const options = { token, json: { to: 'active' }, headers: { 'Idempotency-Key': randomUUID() } };
    const path = `/company/${_id}/transitions`;
    const [first, second] = await Promise.all([
      send('POST', path, options),
      send('POST', path, options),
    ]);
    expect(await expectStatus(second as Response, 200)).toEqual(
      await expectStatus(first as Response, 200),
    );
    const accepted = (await recipientsAbout(_id)).filter((mail) => mail.startsWith('company-acc'));
    expect(accepted).toHaveLength(1);
  });

  it('needs a reason to decline and to suspend, which the members read', async () => {
    const owner = await registerVerified();
    const company = await activeCompany(owner, admin);
    const path = `/company/${company._id}/transitions`;
    const refused = await send('POST', path, { token: admin.token, json: { to: 'suspended' } });
    const problem = await expectProblem(refused, 400, 'validation');
    expect(problem.errors).toEqual({ reason: 'Enter a reason: the owners read it' });
    await moveCompany(admin, company._id, 'suspended', { reason: 'Unpaid invoices' });
    const [membership] = await get<Membership[]>('/memberships', owner);
    expect(membership).toMatchObject({
      companyStatus: 'suspended',
      statusReason: 'Unpaid invoices',
    });
    await moveCompany(admin, company._id, 'active', {});
    expect(await recipientsAbout(company._id)).toEqual(
      expect.arrayContaining([
        `company-suspended: ${owner.email}`,
        `company-reopened: ${owner.email}`,
      ]),
    );
  });

  it('refuses other steps with those that are possible', async () => {
    const { _id } = await signUp(await registerVerified());
    const { token } = admin;
    const json = { to: 'suspended', reason: 'Any' };
    const response = await send('POST', `/company/${_id}/transitions`, { token, json });
    const problem = await expectProblem(response, 409, 'company-not-changeable');
    expect(problem).toMatchObject({
      companyStatus: 'requested',
      allowedForCompany: ['active', 'declined'],
    });
  });

  it('closes a company only when nothing is open and nothing due', async () => {
    const owner = await registerVerified();
    const { _id } = await activeCompany(owner, admin);
    const close = () =>
      send('POST', `/company/${_id}/transitions`, { token: admin.token, json: { to: 'closed' } });
    await customers.doc(_id).set({ open: 12_50 });
    await quotes.doc(`quote-of-${_id}`).set({ payerId: _id, status: 'offered' } as never);
    const problem = await expectProblem(await close(), 409, 'company-not-settled');
    expect(problem.openBusiness).toEqual({ orders: 0, quotes: 1, amount: 12_50 });
    await quotes.doc(`quote-of-${_id}`).delete();
    await customers.doc(_id).set({ open: 0 });
    await expectStatus(await close(), 200);
    expect((await get<Membership[]>('/memberships', owner))[0]?.companyStatus).toBe('closed');
  });
});

describe('GET /companies', () => {
  it('lists those that wait first, and finds by name, number and person', async () => {
    const owner = await registerVerified();
    const word = `Zephyr${randomUUID().slice(0, 8)}`;
    const waiting = await signUp(owner, { name: `${word} One` });
    const active = await signUp(owner, { name: `${word} Two` });
    await moveCompany(admin, active._id, 'active');
    const find = async (query: string) =>
      (await get<Company[]>(`/companies?${query}`, admin)).map(({ _id }) => _id);
    expect(await find(`q=${word}`)).toEqual([waiting._id, active._id]);
    expect(await find(`q=${word}&status=active`)).toEqual([active._id]);
    expect(await find(`q=${encodeURIComponent(owner.email)}&status=requested`)).toEqual([
      waiting._id,
    ]);
    expect(await find(`q=${waiting.number}`)).toContain(waiting._id);
    const [first] = await get<Company[]>('/companies?limit=1', admin);
    expect(first?.status).toBe('requested');
    const counted = await get<{ count: number }>(
      `/counts?of=companies&status=requested&q=${word}`,
      admin,
    );
    expect(counted.count).toBe(1);
  });

  it('marks companies that have the name of another one, in any spelling', async () => {
    const owner = await registerVerified();
    const name = `Äsh ${randomUUID()}`;
    const first = await signUp(owner, { name });
    await signUp(owner, { name: `  ${name.toUpperCase()} ` });
    const listed = await get<Company[]>(`/companies?q=${name.slice(4, 12)}`, admin);
    expect(listed.map(({ sameName }) => sameName)).toEqual([1, 1]);
    expect((await get<Company>(`/company/${first._id}`, admin)).sameName).toBe(1);
    expect(await get<Company>(`/company/${first._id}`, owner)).not.toHaveProperty('sameName');
  });
});

it('the terms of a company are those of its id', async () => {
  const { _id } = await activeCompany(await registerVerified(), admin);
  expect((await readDocument(companies.doc(_id)))?.ownerCount).toBe(1);
  expect(await readDocument(customers.doc(_id))).toBeUndefined();
  await customers.doc(_id).set({ terms: 'net-90' });
  expect((await get<Customer>(`/customer/${_id}`, admin)).terms).toBe('net-90');
});
