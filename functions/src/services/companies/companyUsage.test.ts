import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { type Company, defaultSettings } from '../../contract/index.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { memberships } from '../../store/collections/collections.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { callerOf, registerAdmin, registerVerified } from '../../testing/api/accounts.ts';
import { invitationOf, signUpOf, tokenFor } from '../../testing/companies/companies.ts';
import { keepCaches, usageOf } from '../../testing/usage/usage.ts';
import { acceptInvitation, previewInvitation } from './members/acceptInvitation.ts';
import { inviteMember, revokeInvitation } from './members/invitations.ts';
import { removeMember, updateMember } from './members/members.ts';
import { listMemberships } from './members/memberships.ts';
import { listOwnInvitations } from './members/ownInvitations.ts';
import { signUpCompany } from './signUpCompany.ts';
import { getCompany } from './stored/companies.ts';
import { transitionCompany } from './transitionCompany.ts';
import { updateCompany } from './updateCompany.ts';

let admin: Caller;

beforeAll(async () => {
  admin = callerOf(await registerAdmin(), true);
});

keepCaches();

const newOwner = async () => callerOf(await registerVerified());

const activeAtOnce = async () => ({ ...defaultSettings, reviewCompanies: false });

const newCompany = async (owner: Caller, read = activeAtOnce): Promise<Company> =>
  (await signUpCompany({ input: signUpOf(), key: undefined }, owner, read)).company;

it('a sign-up costs the limits, the number and settings; company, member, event, mails and log', async () => {
  const owner = await newOwner();
  const request = { input: signUpOf(), key: randomUUID() };
  const signUp = () => signUpCompany(request, owner);
  expect(await usageOf(signUp)).toEqual({ reads: 6, writes: 9 });
  expect(await usageOf(() => listMemberships(owner))).toEqual({ reads: 2, writes: 0 });
  expect(await usageOf(() => listMemberships(admin))).toEqual({ reads: 1, writes: 0 });
});

it('an edit costs the right and the company; with other rules the members too', async () => {
  const owner = await newOwner();
  const { _id, ...company } = await newCompany(owner);
  const edit = {
    ...signUpOf(),
    name: 'Other',
    version: company.version,
    approval: company.approval,
  };
  expect(await usageOf(() => updateCompany(_id, edit, owner))).toEqual({ reads: 2, writes: 3 });
  const { version } = await getCompany(_id, owner);
  const rules = { ...edit, version, approval: { ...company.approval, fromAmount: 5 } };
  expect(await usageOf(() => updateCompany(_id, rules, owner))).toEqual({ reads: 3, writes: 3 });
  expect(await usageOf(() => getCompany(_id, owner))).toEqual({ reads: 1, writes: 0 });
});

it('an invitation, its acceptance, and the end of the membership', async () => {
  const [owner, buyer] = await Promise.all([newOwner(), newOwner()]);
  const { _id } = await newCompany(owner);
  const invite = () =>
    inviteMember(_id, { input: invitationOf(buyer.email), key: undefined }, owner);
  expect(await usageOf(invite)).toEqual({ reads: 7, writes: 4 });
  expect(await usageOf(invite)).toEqual({ reads: 7, writes: 5 });
  const token = await tokenFor(buyer.email);
  expect(await usageOf(() => previewInvitation(token))).toEqual({ reads: 3, writes: 0 });
  expect(await usageOf(() => listOwnInvitations({ address: buyer.email }))).toEqual({
    reads: 3,
    writes: 0,
  });
  const key = randomUUID();
  const accept = () => acceptInvitation(token, key, buyer);
  expect(await usageOf(accept)).toEqual({ reads: 6, writes: 6 });
  expect(await usageOf(accept)).toEqual({ reads: 6, writes: 0 });
  const member = await readDocument(memberships.doc(membershipIdOf(_id, buyer.uid)));
  const { version } = member ?? expect.fail('no member');
  const input = { version, role: 'owner', orderLimit: null, budget: null } as const;
  const change = () => updateMember(_id, buyer.uid, input, owner);
  expect(await usageOf(change)).toEqual({ reads: 3, writes: 3 });
  const remove = () => removeMember(_id, buyer.uid, owner);
  expect(await usageOf(remove)).toEqual({ reads: 6, writes: 3 });
});

it('a revoked invitation costs it, the right and the company; it and the log', async () => {
  const owner = await newOwner();
  const { _id } = await newCompany(owner);
  const input = invitationOf(`${randomUUID()}@example.test`);
  const { insertedId } = await inviteMember(_id, { input, key: undefined }, owner);
  const revoke = () => revokeInvitation(insertedId, { caller: owner, address: owner.email });
  expect(await usageOf(revoke)).toEqual({ reads: 3, writes: 2 });
});

it('a step of staff costs the company, its owners and its API keys; it, the event, the log, and a mail to each', async () => {
  const owner = await newOwner();
  const { _id } = await newCompany(owner, async () => defaultSettings);
  const accept = () =>
    transitionCompany(
      _id,
      {
        input: { to: 'active', reason: '', agreed: { terms: 'net-30', creditLimit: null } },
        key: undefined,
      },
      admin,
    );
  expect(await usageOf(accept)).toEqual({ reads: 3, writes: 5 });
});
