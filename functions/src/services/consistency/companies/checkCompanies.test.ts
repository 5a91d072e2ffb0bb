import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '../../../contract/index.ts';
import type { CompanyDocument } from '../../../documents/people/companies.ts';
import { companies, invitations, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import { signUpOf } from '../../../testing/companies/companies.ts';
import { newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { inviteMember } from '../../companies/members/invitations.ts';
import { signUpCompany } from '../../companies/signUpCompany.ts';
import { checkCompanies } from './checkCompanies.ts';

const activeAtOnce = async () => ({ ...defaultSettings, reviewCompanies: false });

let owner: ReturnType<typeof newBuyer>;
let id: string;

const signUp = async (): Promise<string> => {
  const request = { input: signUpOf(), key: undefined };
  return (await signUpCompany(request, owner, activeAtOnce)).insertedId;
};

beforeEach(async () => {
  owner = newBuyer();
  id = await signUp();
});

/** What a test has tampered with must not be found by the check of the whole store. */
afterEach(async () => {
  for (const collection of [memberships, invitations]) {
    const { docs } = await collection.where('companyId', '==', id).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  await companies.doc(id).delete();
});

const problemsOf = async (...ids: string[]): Promise<string[]> => {
  const { problems } = await checkCompanies();
  return problems.filter((problem) => ids.some((one) => problem.includes(one)));
};

const tamper = (change: Partial<CompanyDocument>) => companies.doc(id).update(change);

describe('checkCompanies', () => {
  it('finds no problem in a company with an invitation, and counts it', async () => {
    const input = {
      email: `${randomUUID()}@example.test`,
      role: 'buyer',
      orderLimit: null,
      budget: null,
    } as const;
    await inviteMember(id, { input, key: undefined }, owner);
    expect(await problemsOf(id)).toEqual([]);
    expect((await checkCompanies()).count).toBeGreaterThan(0);
  });

  it('finds wrong counts, and a company without an owner', async () => {
    await tamper({ memberCount: 2, ownerCount: 3 });
    expect(await problemsOf(id)).toEqual([
      `company ${id} counts 2 members, but has 1`,
      `company ${id} counts 3 owners, but has 1`,
    ]);
    await tamper({ memberCount: 1, ownerCount: 0 });
    await memberships.doc(membershipIdOf(id, owner.uid)).update({ role: 'buyer' });
    expect(await problemsOf(id)).toEqual([`company ${id} is active, but has no owner`]);
    await tamper({ status: 'closed' });
    expect(await problemsOf(id)).toEqual([
      `company ${id} is closed, to which its history does not lead`,
    ]);
  });

  it('finds a company that is listed as undecided', async () => {
    await tamper({ undecided: 1 });
    expect(await problemsOf(id)).toEqual([`company ${id} is active, but is listed otherwise`]);
  });

  it('finds two companies with one number', async () => {
    const other = await signUp();
    const number = (await readDocument(companies.doc(other)))?.number ?? '';
    await tamper({ number });
    const [problem] = await problemsOf(id);
    expect(problem).toMatch(new RegExp(`^companies .* and .* have the same number ${number}$`));
  });

  it('finds memberships and invitations of no company, and under another id', async () => {
    const member = await readDocument(memberships.doc(membershipIdOf(id, owner.uid)));
    const stored = member ?? expect.fail('no member');
    const nowhere = `company-${randomUUID().replaceAll('-', '').slice(0, 20)}`;
    const uid = randomUUID();
    await memberships.doc(uid).set({ ...stored, companyId: nowhere, uid });
    await invitations.doc(uid).set({
      companyId: nowhere,
      status: 'accepted',
      acceptedBy: null,
    } as never);
    expect(await problemsOf(uid)).toEqual([
      `membership ${uid} is in company ${nowhere}, which does not exist`,
      `membership ${uid} is that of account ${uid} in company ${nowhere}`,
      `invitation ${uid} is to company ${nowhere}, which does not exist`,
      `invitation ${uid} is accepted, but says otherwise who accepted it`,
    ]);
    await Promise.all([memberships.doc(uid).delete(), invitations.doc(uid).delete()]);
  });
});
