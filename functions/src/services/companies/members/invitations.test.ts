import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { companyLimits, dayMs } from '../../../contract/index.ts';
import type { InvitationDocument } from '../../../documents/people/companies.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { companies, invitations, memberships } from '../../../store/collections/collections.ts';
import { db } from '../../../store/collections/firebase.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import {
  createCompany,
  newMember,
  useCompanies,
} from '../../../testing/companies/buyingCompany.ts';
import { invitationOf, tokenFor } from '../../../testing/companies/companies.ts';
import { newAdmin, newBuyer } from '../../../testing/orders/prepaidOrders.ts';
import { transitionCompany } from '../transitionCompany.ts';
import { acceptInvitation, previewInvitation } from './acceptInvitation.ts';
import { inviteMember, revokeInvitation } from './invitations.ts';
import { leaveCompanies } from './leaveCompanies.ts';
import { removeMember, updateMember } from './members.ts';

useCompanies();

const key = undefined;
const admin = newAdmin();

/** A company with two owners, of whom either can go. */
const twoOwners = async () => {
  const companyId = await createCompany();
  const [leaving, staying] = [
    await newMember(companyId, 'owner'),
    await newMember(companyId, 'owner'),
  ];
  await companies.doc(companyId).update({ memberCount: 2, ownerCount: 2 });
  return { companyId, leaving, staying };
};

type Owners = Awaited<ReturnType<typeof twoOwners>>;

const invite = async (companyId: string, by: Caller, email: string) =>
  (await inviteMember(companyId, { input: invitationOf(email, { role: 'owner' }), key }, by))
    .insertedId;

const statusOf = async (id: string) => (await readDocument(invitations.doc(id)))?.status;

const demote = async ({ companyId, leaving: { uid }, staying }: Owners) => {
  const stored = await readDocument(memberships.doc(membershipIdOf(companyId, uid)));
  const { version } = stored ?? expect.fail('no member');
  const input = { role: 'approver', orderLimit: null, budget: null, version } as const;
  return updateMember(companyId, uid, input, staying);
};

const close = ({ companyId }: Owners) => {
  const input = { to: 'closed', reason: 'For a test', agreed: undefined } as const;
  return transitionCompany(companyId, { input, key }, admin);
};

const ends: [string, (owners: Owners) => Promise<unknown>][] = [
  [
    'was removed',
    ({ companyId, leaving, staying }) => removeMember(companyId, leaving.uid, staying),
  ],
  ['has left', ({ companyId, leaving }) => removeMember(companyId, leaving.uid, leaving)],
  ['has lost the role', demote],
  ['has deleted the account', ({ leaving }) => leaveCompanies(leaving.uid, leaving)],
  ['has a company that was closed', close],
];

describe('An invitation', () => {
  it.each(ends)('ends with the right of its sender, who %s', async (_, end) => {
    const owners = await twoOwners();
    const { companyId, leaving } = owners;
    const again = { ...newBuyer(), uid: leaving.uid };
    const ids = await Promise.all([
      invite(companyId, leaving, again.email),
      invite(companyId, leaving, newBuyer().email),
    ]);
    await end(owners);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['revoked', 'revoked']);
    const token = await tokenFor(again.email);
    const closed = { code: 'invitation-closed', details: { invitationStatus: 'revoked' } };
    await expect(acceptInvitation(token, key, again)).rejects.toMatchObject(closed);
    await expect(previewInvitation(token)).rejects.toMatchObject(closed);
  });

  it('stays if another owner sent it, or if its sender only gets limits', async () => {
    const owners = await twoOwners();
    const { companyId, leaving, staying } = owners;
    const [kept, accepted] = [newBuyer(), newBuyer()];
    const id = await invite(companyId, staying, kept.email);
    await invite(companyId, leaving, accepted.email);
    await acceptInvitation(await tokenFor(accepted.email), key, accepted);
    await removeMember(companyId, leaving.uid, staying);
    expect(await statusOf(id)).toBe('open');
    await acceptInvitation(await tokenFor(kept.email), key, kept);
    const joined = memberships.where('companyId', '==', companyId).count();
    expect((await joined.get()).data().count).toBe(3);
  });

  it('is not accepted from a sender who has left, even if it is stored as open', async () => {
    const { companyId, leaving } = await twoOwners();
    const invited = newBuyer();
    const id = await invite(companyId, leaving, invited.email);
    await memberships.doc(membershipIdOf(companyId, leaving.uid)).delete();
    const token = await tokenFor(invited.email);
    const closed = { code: 'invitation-closed' };
    await expect(acceptInvitation(token, key, invited)).rejects.toMatchObject(closed);
    await expect(previewInvitation(token)).rejects.toMatchObject(closed);
    expect(await statusOf(id)).toBe('open');
  });

  it('is accepted or revoked, but not both, when its sender is removed at the same time', async () => {
    const { companyId, leaving, staying } = await twoOwners();
    const invited = newBuyer();
    const id = await invite(companyId, leaving, invited.email);
    const token = await tokenFor(invited.email);
    const [acceptance] = await Promise.allSettled([
      acceptInvitation(token, key, invited),
      removeMember(companyId, leaving.uid, staying),
    ]);
    const member = await readDocument(memberships.doc(membershipIdOf(companyId, invited.uid)));
    const isAccepted = acceptance.status === 'fulfilled';
    expect(await statusOf(id)).toBe(isAccepted ? 'accepted' : 'revoked');
    expect(member?.role).toBe(isAccepted ? 'owner' : undefined);
  });
});

/** Stores invitations that were sent some time ago, without their mails. */
const storeSent = async (
  count: number,
  { companyId, by, ago = 0 }: { companyId: string; by: Caller; ago?: number },
): Promise<void> => {
  const createdAt = new Date(Date.now() - ago);
  const sent: InvitationDocument = {
    ...invitationOf(''),
    companyId,
    invitedBy: { uid: by.uid, name: 'Olga' },
    status: 'revoked',
    createdAt,
    expiresAt: new Date(createdAt.getTime() + companyLimits.invitationDays * dayMs),
    requestId: randomUUID(),
    acceptedBy: null,
  };
  const batch = db.batch();
  for (let index = 0; index < count; index += 1) {
    const email = `${randomUUID()}@example.test`;
    batch.set(invitations.doc(randomUUID()), { ...sent, email });
  }
  await batch.commit();
};

describe('The mails with invitations', () => {
  const refused = (message: string) => ({
    code: 'validation',
    details: { errors: { email: expect.stringContaining(message) } },
  });

  it('are bounded for a company and a day, also for other owners and revoked invitations', async () => {
    const { companyId, leaving, staying } = await twoOwners();
    await storeSent(companyLimits.companyInvitationsPerDay - 1, { companyId, by: leaving });
    const revoked = await invite(companyId, leaving, newBuyer().email);
    await revokeInvitation(revoked, { caller: leaving, address: leaving.email });
    await expect(invite(companyId, staying, newBuyer().email)).rejects.toMatchObject(
      refused('A company can send at most 30 invitations in 24 hours'),
    );
  });

  it('are bounded for an account in all its companies', async () => {
    const { companyId, leaving } = await twoOwners();
    const others = [await createCompany(), await createCompany()];
    for (const other of others) {
      await storeSent(companyLimits.ownInvitationsPerDay / 2, { companyId: other, by: leaving });
    }
    await expect(invite(companyId, leaving, newBuyer().email)).rejects.toMatchObject(
      refused('You can send at most 60 invitations in 24 hours'),
    );
  });

  it('are allowed again on the next day', async () => {
    const { companyId, leaving } = await twoOwners();
    const by = { companyId, by: leaving, ago: dayMs };
    await storeSent(companyLimits.companyInvitationsPerDay, by);
    expect(await statusOf(await invite(companyId, leaving, newBuyer().email))).toBe('open');
  });
});
