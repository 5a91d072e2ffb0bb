/** A company with as many members as it can have. */
import { beforeAll, describe, expect, it } from 'vitest';
import { companyLimits, usualApprovalRules } from '../../contract/index.ts';
import { codeOf } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companies, memberships } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import { membershipIdOf } from '../../store/memberships.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { createCompany, newMember, useCompanies } from '../../testing/companies/buyingCompany.ts';
import { invitationOf, signUpOf, tokenFor } from '../../testing/companies/companies.ts';
import { recipientsAbout } from '../../testing/mails/mails.ts';
import { newBuyer } from '../../testing/orders/prepaidOrders.ts';
import { approve, ask } from '../../testing/orders/requests.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { acceptInvitation } from './members/acceptInvitation.ts';
import { inviteMember } from './members/invitations.ts';
import { listApprovers, listMembers, removeMember } from './members/members.ts';
import { updateCompany } from './updateCompany.ts';

useCompanies();

let companyId: string;
let owner: Caller;
let buyer: Caller;
let approvers: Caller[];

const key = undefined;

/** Adds approvers in one commit: an invitation of each would take a minute. */
const addApprovers = async (count: number): Promise<Caller[]> => {
  const batch = db.batch();
  const added = Array.from({ length: count }, (_, index) => {
    const account = newBuyer();
    const membership = {
      companyId,
      uid: account.uid,
      name: `Approver ${index}`,
      email: account.email,
      role: 'approver',
      orderLimit: null,
      budget: null,
      invitedBy: owner.uid,
      joinedAt: new Date(),
      version: 'first',
    } as const;
    batch.set(memberships.doc(membershipIdOf(companyId, account.uid)), membership);
    return { ...account, payerId: companyId, membership };
  });
  await batch.commit();
  return added;
};

beforeAll(async () => {
  companyId = await createCompany();
  owner = await newMember(companyId, 'owner');
  buyer = await newMember(companyId, 'buyer', { orderLimit: 0 });
  approvers = await addApprovers(companyLimits.members - 2);
  await companies.doc(companyId).update({ memberCount: companyLimits.members, ownerCount: 1 });
});

const membersInPages = async (): Promise<string[]> => {
  const uids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listMembers(companyId, { limit: 60, ...(cursor && { cursor }) });
    uids.push(...page.items.map(({ uid }) => uid));
    cursor = page.next;
  } while (cursor);
  return uids;
};

describe('A company of 200', () => {
  it('lists each member once, in pages, and all who can approve', async () => {
    const uids = await membersInPages();
    expect(uids).toHaveLength(200);
    expect(new Set(uids)).toEqual(new Set([owner, buyer, ...approvers].map(({ uid }) => uid)));
    expect(await listApprovers(companyId)).toHaveLength(199);
  });

  it('asks all of them at once for an approval, of which any one will do', async () => {
    const request = await ask(buyer, await createTool());
    const asked = (await recipientsAbout(companyId)).filter((mail) => mail.includes('asked'));
    expect(new Set(asked).size).toBe(199);
    const last = approvers.at(-1) ?? expect.fail('no approver');
    expect((await approve(request, last)).order?.status).toBe('placed');
  });

  it('places one order when all approve at the same time', async () => {
    const request = await ask(buyer, await createTool());
    const some = approvers.slice(0, 20);
    const codes = await Promise.all(
      some.map((one) => approve(request, one).then(() => 'done', codeOf)),
    );
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code === 'request-closed')).toHaveLength(19);
  });

  it('saves rules that are checked with all members', async () => {
    const { version = '' } = (await readDocument(companies.doc(companyId))) ?? {};
    const { position: _, ...details } = signUpOf();
    const approval = { ...usualApprovalRules, fromAmount: 100, approvers: 2 } as const;
    const saved = await updateCompany(companyId, { ...details, approval, version }, owner);
    expect(saved.company.approval).toEqual(approval);
  });

  it('has a place again when somebody leaves, and gives it once', async () => {
    const [first, second] = [newBuyer(), newBuyer()];
    const invite = ({ email }: Caller) =>
      inviteMember(companyId, { input: invitationOf(email), key }, owner).then(
        () => 'invited',
        codeOf,
      );
    expect(await invite(first)).toBe('validation');
    const [leaving] = approvers;
    await removeMember(companyId, leaving?.uid ?? expect.fail('no approver'), owner);
    const outcomes = await Promise.all([invite(first), invite(second)]);
    expect(outcomes.toSorted()).toEqual(['invited', 'validation']);
    const invited = outcomes[0] === 'invited' ? first : second;
    await acceptInvitation(await tokenFor(invited.email), key, invited);
    expect(await membersInPages()).toHaveLength(200);
    expect((await readDocument(companies.doc(companyId)))?.memberCount).toBe(200);
  });
});
