import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  CreatedStaffInvitation,
  Permission,
  StaffInvitation,
  StaffInvitationPreview,
} from '../../contract/index.ts';
import { checkStaff } from '../../services/consistency/checkStaff.ts';
import { roles, staff, staffInvitations } from '../../store/collections/staffCollections.ts';
import { registerAdmin, registerVerified, type TestAccount } from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { registerStaff } from '../../testing/api/staff.ts';
import { staffTokenFor } from '../../testing/companies/companies.ts';

const admin = await registerAdmin();

const clerk = (...more: Permission[]) => registerStaff(['write_staff', 'read_mail', ...more]);

const newEmail = () => `${randomUUID()}@example.test`;

const invite = (
  { token }: Pick<TestAccount, 'token'>,
  email: string,
  roleIds: readonly string[],
  key: string = randomUUID(),
) =>
  send('POST', '/staff/invitations', {
    token,
    json: { email, roleIds },
    headers: { 'Idempotency-Key': key },
  });

const invited = async (by: Pick<TestAccount, 'token'>, email: string, roleIds: string[]) =>
  (await expectStatus<CreatedStaffInvitation>(await invite(by, email, roleIds), 201)).invitation;

const accept = async ({ token, email }: TestAccount, link?: string) =>
  send('POST', '/staff/invitation/acceptance', {
    token,
    json: { token: link ?? (await staffTokenFor(email)) },
  });

const preview = async (link: string) =>
  send('POST', '/staff/invitation/preview', { json: { token: link } });

const revoke = ({ token }: Pick<TestAccount, 'token'>, id: string) =>
  send('DELETE', `/staff/invitation/${id}`, { token });

const open = async (email: string): Promise<StaffInvitation | undefined> => {
  const response = await send('GET', '/staff/invitations', { token: admin.token });
  const list = await expectStatus<StaffInvitation[]>(response, 200);
  return list.find((one) => one.email === email);
};

describe('POST /staff/invitations', () => {
  it('mails a link, with which the account gets the roles', async () => {
    const account = await registerVerified();
    await invited(admin, account.email.toUpperCase(), ['warehouse']);
    const link = await staffTokenFor(account.email);
    const seen = await expectStatus<StaffInvitationPreview>(await preview(link), 200);
    expect(seen.roles).toEqual(['Warehouse']);
    expect(seen.email).not.toContain(account.email);
    await expectStatus(await accept(account), 200);
    expect((await staff.doc(account.uid).get()).data()?.roleIds).toEqual(['warehouse']);
    expect(await open(account.email)).toBeUndefined();
    await expectProblem(await preview(link), 409, 'invitation-closed');
    const problems = await checkStaff();
    expect(problems.filter((one) => one.includes(account.uid))).toEqual([]);
  });

  it('refuses roles with permissions that the inviter lacks, and roles that do not exist', async () => {
    const by = await clerk();
    const response = await invite(by, newEmail(), ['billing']);
    expect(await expectProblem(response, 403, 'forbidden')).toMatchObject({
      permission: 'write_payments',
    });
    await expectProblem(await invite(admin, newEmail(), ['no-such-role']), 400, 'validation');
    const reader = await registerStaff(['read_staff']);
    await expectProblem(await invite(reader, newEmail(), [reader.roleId]), 403, 'forbidden');
  });

  it('refuses someone with roles, and an address that is invited too often', async () => {
    const { email, roleId } = await registerStaff(['read_mail']);
    await expectProblem(await invite(admin, email, [roleId]), 409, 'already-staff');
    const often = newEmail();
    for (let count = 0; count < 5; count += 1) await invited(admin, often, ['sales']);
    await expectProblem(await invite(admin, often, ['sales']), 400, 'validation');
  });

  it('replaces an open invitation to the same address', async () => {
    const account = await registerVerified();
    await invited(admin, account.email, ['sales']);
    const first = await staffTokenFor(account.email);
    await invited(admin, account.email, ['warehouse']);
    await expectProblem(await accept(account, first), 409, 'invitation-closed');
    expect((await open(account.email))?.roleIds).toEqual(['warehouse']);
  });
});

describe('POST /staff/invitation/acceptance', () => {
  it('is only for the verified address that was invited', async () => {
    const [account, other] = await Promise.all([registerVerified(), registerVerified()]);
    await invited(admin, account.email, ['sales']);
    const link = await staffTokenFor(account.email);
    await expectProblem(await accept(other, link), 403, 'invitation-address');
    await expectProblem(await accept(account, 'q3Zt8kXnB2aVhYw1RmJc'), 404, 'invitation-not-found');
    await expectStatus(await accept(account, link), 200);
    await expectProblem(await accept(account, link), 409, 'invitation-closed');
  });

  it.each([
    ['a permission of the role', ['write_staff' as const]],
    ['the right to invite', ['read_mail' as const, 'read_staff' as const]],
  ])('gives nothing once the inviter has lost %s', async (_lost, left) => {
    const by = await clerk();
    const account = await registerVerified();
    const role = await registerStaff(['read_mail']);
    await invited(by, account.email, [role.roleId]);
    await Promise.all([
      staff.doc(by.uid).update({ permissions: left }),
      roles.doc(by.roleId).update({ permissions: left }),
    ]);
    const refused = await expectProblem(await accept(account), 409, 'invitation-closed');
    expect(refused).toMatchObject({ invitationStatus: 'revoked' });
    expect((await staff.doc(account.uid).get()).exists).toBe(false);
  });

  it('gives nothing that was added to the role, and that the inviter lacks', async () => {
    const by = await clerk();
    const account = await registerVerified();
    const response = await send('POST', '/role', {
      token: admin.token,
      json: { name: `Role ${randomUUID().slice(0, 8)}`, permissions: ['read_mail'] },
    });
    const { role } = await expectStatus<{ role: { _id: string; name: string; version: string } }>(
      response,
      201,
    );
    await invited(by, account.email, [role._id]);
    const wider = { name: role.name, version: role.version, permissions: ['write_refunds'] };
    const path = `/role/${role._id}`;
    await expectStatus(await send('PUT', path, { token: admin.token, json: wider }), 200);
    await expectProblem(await accept(account), 409, 'invitation-closed');
  });

  it('is refused after seven days', async () => {
    const account = await registerVerified();
    const { _id } = await invited(admin, account.email, ['sales']);
    await staffInvitations.doc(_id).update({ expiresAt: new Date(Date.now() - 1_000) });
    const refused = await expectProblem(await accept(account), 409, 'invitation-closed');
    expect(refused).toMatchObject({ invitationStatus: 'expired' });
  });
});

describe('DELETE /staff/invitation/:id', () => {
  it('withdraws an open invitation, which a repetition leaves as it is', async () => {
    const account = await registerVerified();
    const { _id } = await invited(admin, account.email, ['sales']);
    const deleted = await expectStatus<{ deletedCount: number }>(await revoke(admin, _id), 200);
    expect(deleted.deletedCount).toBe(1);
    await expectStatus(await revoke(admin, _id), 200);
    await expectProblem(await accept(account), 409, 'invitation-closed');
    await expectProblem(await revoke(admin, randomUUID()), 404, 'invitation-not-found');
    const reader = await registerStaff(['read_staff']);
    await expectProblem(await revoke(reader, _id), 403, 'forbidden');
  });
});
