import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CompanyLogEntry, OwnInvitation, Summary } from '../../contract/index.ts';
import { invitations } from '../../store/collections/collections.ts';
import { auth } from '../../store/collections/firebase.ts';
import {
  changeEmail,
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
  unsignedToken,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import {
  activeCompany,
  invitationOf,
  invite,
  moveCompany,
} from '../../testing/companies/companies.ts';

const [admin, owner] = await Promise.all([registerAdmin(), registerVerified()]);
const company = await activeCompany(owner, admin);

const invitedId = async (by: TestAccount, id: string, email: string): Promise<string> =>
  (await expectStatus<{ insertedId: string }>(await invite(by, id, invitationOf(email)), 201))
    .insertedId;

const ownInvitations = async (token: string) =>
  expectStatus<OwnInvitation[]>(await send('GET', '/invitations', { token }), 200);

const waitingFor = async (token: string) =>
  (await expectStatus<Summary>(await send('GET', '/summary', { token }), 200)).invitations;

const acceptById = (token: string, id: string) =>
  send('POST', `/invitation/${id}/acceptance`, { token });

describe('An invitation without its link', () => {
  it('is listed for the account that it names, as long as it can be accepted there', async () => {
    const [founder, buyer] = await Promise.all([
      registerVerified({ displayName: 'Olga' }),
      registerVerified(),
    ]);
    const { _id, name: companyName } = await activeCompany(founder, admin);
    const reference = invitations.doc(await invitedId(founder, _id, buyer.email.toUpperCase()));
    expect(await ownInvitations(buyer.token)).toEqual([
      expect.objectContaining({ _id: reference.id, companyName, invitedBy: 'Olga', role: 'buyer' }),
    ]);
    expect(await waitingFor(buyer.token)).toBe(1);
    await moveCompany(admin, _id, 'suspended');
    expect(await ownInvitations(buyer.token)).toEqual([]);
    await moveCompany(admin, _id, 'active');
    await reference.update({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await ownInvitations(buyer.token)).toEqual([]);
    expect(await waitingFor(buyer.token)).toBe(0);
    const closed = await acceptById(buyer.token, reference.id);
    const expired = await expectProblem(closed, 409, 'invitation-closed');
    expect(expired.invitationStatus).toBe('expired');
    await reference.update({ expiresAt: new Date(Date.now() + 60_000) });
    await expectStatus(await acceptById(buyer.token, reference.id), 201);
    expect(await ownInvitations(buyer.token)).toEqual([]);
  });

  it('is declined by the account that it names, and closed then', async () => {
    const buyer = await registerVerified();
    const id = await invitedId(owner, company._id, buyer.email);
    const decline = () => send('DELETE', `/invitation/${id}`, { token: buyer.token });
    expect(await expectStatus(await decline(), 200)).toMatchObject({ deletedCount: 1 });
    expect(await expectStatus(await decline(), 200)).toMatchObject({ deletedCount: 0 });
    expect(await ownInvitations(buyer.token)).toEqual([]);
    const closed = await expectProblem(await acceptById(buyer.token, id), 409, 'invitation-closed');
    expect(closed.invitationStatus).toBe('revoked');
    const log = await send('GET', `/company/${company._id}/log`, { token: owner.token });
    expect(await expectStatus<CompanyLogEntry[]>(log, 200)).toContainEqual(
      expect.objectContaining({ action: 'invitation-declined', byEmail: buyer.email }),
    );
  });

  it('is hidden by its id from all but the verified owner of the address', async () => {
    const [invited, stranger, moved] = await Promise.all([
      registerCustomer(),
      registerVerified(),
      registerVerified(),
    ]);
    const id = await invitedId(owner, company._id, invited.email);
    const tokenWith = (claims: object, { uid } = invited) => unsignedToken(uid, claims);
    const claimed = { email: invited.email, email_verified: true };
    const isHidden = async (token: string, invitation = id) => {
      expect(await ownInvitations(token)).toEqual([]);
      expect(await waitingFor(token)).toBe(0);
      await expectProblem(await acceptById(token, invitation), 404, 'invitation-not-found');
      const declined = await send('DELETE', `/invitation/${invitation}`, { token });
      await expectProblem(declined, 404, 'invitation-not-found');
    };
    // Another account, also with a token that says the address is its own.
    await isHidden(stranger.token);
    await isHidden(tokenWith(claimed, stranger));
    // The account before it is verified, and with a token from before or after that.
    await isHidden(invited.token);
    await isHidden(tokenWith(claimed));
    await auth.updateUser(invited.uid, { emailVerified: true });
    await isHidden(invited.token);
    // An account that had the address, with a token from now, and one from then.
    const other = await invitedId(owner, company._id, moved.email);
    const changed = await changeEmail(moved, `${randomUUID()}@example.test`);
    await isHidden(changed.token, other);
    await isHidden(tokenWith({ email: moved.email, email_verified: true }, moved), other);
    // The owner of the address, in another case, and only as long as it is open.
    const token = tokenWith({ ...claimed, email: invited.email.toUpperCase() });
    expect((await ownInvitations(token)).map(({ _id }) => _id)).toEqual([id]);
    await expectStatus(await send('DELETE', `/invitation/${id}`, { token: owner.token }), 200);
    expect(await ownInvitations(token)).toEqual([]);
    await expectProblem(await acceptById(token, id), 409, 'invitation-closed');
    await expectProblem(await acceptById(token, 'none'), 404, 'invitation-not-found');
  });
});
