import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  AuditEntry,
  ChangedRole,
  ChangedStaffMember,
  CreatedRole,
  OwnPermissions,
  Permission,
  Role,
  StaffMember,
} from '../../contract/index.ts';
import { permissions } from '../../contract/index.ts';
import { checkStaff } from '../../services/consistency/checkStaff.ts';
import { auth } from '../../store/collections/firebase.ts';
import { staff } from '../../store/collections/staffCollections.ts';
import {
  registerAdmin,
  registerCustomer,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { registerStaff } from '../../testing/api/staff.ts';

const admin = await registerAdmin();

type By = Pick<TestAccount, 'token'>;

const post = (path: string, json: object, { token }: By = admin, key: string = randomUUID()) =>
  send('POST', path, { token, json, headers: { 'Idempotency-Key': key } });

const put = (path: string, json: object, { token }: By = admin) =>
  send('PUT', path, { token, json });

const named = (held: readonly Permission[]) => ({
  name: `Role ${randomUUID().slice(0, 8)}`,
  permissions: held,
});

const newRole = async (held: readonly Permission[], by: By = admin): Promise<Role> =>
  (await expectStatus<CreatedRole>(await post('/role', named(held), by), 201)).role;

const give = async (account: TestAccount, roleIds: string[], by: By = admin) =>
  (
    await expectStatus<ChangedStaffMember>(
      await post('/staff', { email: account.email, roleIds }, by),
      201,
    )
  ).member;

const permissionsOf = async ({ token }: By) =>
  (await expectStatus<OwnPermissions>(await send('GET', '/permissions', { token }), 200))
    .permissions;

const listed = async (account: TestAccount): Promise<StaffMember | undefined> => {
  const response = await send('GET', '/staff/roles', { token: admin.token });
  const members = await expectStatus<StaffMember[]>(response, 200);
  return members.find(({ uid }) => uid === account.uid);
};

describe('GET /permissions', () => {
  it('says what the caller may do: all for an Administrator, nothing for a customer', async () => {
    expect(await permissionsOf(admin)).toEqual(permissions);
    expect(await permissionsOf(await registerCustomer())).toEqual([]);
    expect(await permissionsOf(await registerStaff(['write_stock']))).toEqual(['write_stock']);
  });
});

describe('A role', () => {
  it('is created, changed by version, and deleted unless someone has it', async () => {
    const role = await newRole(['read_orders']);
    const response = await send('GET', '/roles', { token: admin.token });
    const all = await expectStatus<Role[]>(response, 200);
    expect(all).toContainEqual(role);
    expect(all[0]).toMatchObject({ name: 'Administrator', locked: true });
    const path = `/role/${role._id}`;
    const edit = { ...named(['read_orders', 'read_audit']), version: role.version };
    const changed = await expectStatus<ChangedRole>(await put(path, edit), 200);
    expect(changed.role.permissions).toEqual(['read_orders', 'read_audit']);
    const stale = await expectProblem(await put(path, edit), 412, 'precondition-failed');
    expect(stale.role).toEqual(changed.role);
    const holder = await registerVerified();
    await give(holder, [role._id]);
    const { token } = admin;
    await expectProblem(await send('DELETE', path, { token }), 409, 'role-in-use');
    await expectStatus(await send('DELETE', `/staff/${holder.uid}`, { token }), 200);
    await expectStatus(await send('DELETE', path, { token }), 200);
    await expectProblem(await put(path, edit), 404, 'role-not-found');
    const log = await expectStatus<AuditEntry[]>(
      await send('GET', `/audit?target=role/${role._id}`, { token }),
      200,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'role-deleted',
      'role-changed',
      'role-created',
    ]);
  });

  it('has a name that no other has, and permissions that exist', async () => {
    const { name } = await newRole(['read_orders']);
    const taken = await post('/role', { name: name.toUpperCase(), permissions: ['read_mail'] });
    expect((await expectProblem(taken, 400, 'validation')).errors).toEqual({
      name: 'Another role has this name',
    });
    const unknown = await post('/role', { ...named([]), permissions: ['read_all'] });
    await expectProblem(unknown, 400, 'validation');
  });

  it.each(['administrator', 'sales'])('%s stays', async (id) => {
    const { token } = admin;
    await expectProblem(await send('DELETE', `/role/${id}`, { token }), 409, 'role-locked');
  });
});

describe('Nobody', () => {
  const refusedFor = async (response: Response, permission: Permission) =>
    expect((await expectProblem(response, 403, 'forbidden')).permission).toBe(permission);

  it('grants a permission that they lack, by whatever route', async () => {
    const chief = await registerStaff(['write_staff', 'write_orders', 'write_customers']);
    const more = await newRole(['write_refunds']);
    const [own, person] = [`/role/${chief.roleId}`, await registerVerified()];
    const widened = { ...named(['write_staff', 'write_refunds']), version: 'first' };
    await refusedFor(await post('/role', named(['read_refunds']), chief), 'read_refunds');
    await refusedFor(await put(own, widened, chief), 'write_refunds');
    const json = { email: person.email, roleIds: [more._id] };
    await refusedFor(await post('/staff', json, chief), 'write_refunds');
    await give(person, [chief.roleId], chief);
    const version = (await listed(person))?.version;
    const both = { roleIds: [chief.roleId, more._id], version };
    await refusedFor(await put(`/staff/${person.uid}`, both, chief), 'write_refunds');
    const adminPath = `/user/admin/${person.email}`;
    await refusedFor(await send('PUT', adminPath, { token: chief.token }), 'read_shipments');
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ roles: [chief.roleId] });
  });

  it('takes from others what they lack, nor deletes their accounts', async () => {
    const chief = await registerStaff(['write_staff', 'write_customers']);
    const other = await registerStaff(['write_refunds']);
    const { token } = chief;
    await refusedFor(await send('DELETE', `/staff/${other.uid}`, { token }), 'write_refunds');
    await refusedFor(await send('DELETE', `/user/${other.email}`, { token }), 'write_refunds');
    const removed = await send('DELETE', `/user/admin/${admin.email}`, { token });
    await refusedFor(removed, 'read_orders');
    await refusedFor(await send('DELETE', `/user/${admin.email}`, { token }), 'read_orders');
  });
});

describe('The roles of someone', () => {
  it('are given to an account with a verified address, once for a key', async () => {
    const account = await registerVerified();
    const [key, json] = [randomUUID(), { email: account.email, roleIds: ['warehouse'] }];
    const first = await expectStatus(await post('/staff', json, admin, key), 201);
    expect(await expectStatus(await post('/staff', json, admin, key), 201)).toEqual(first);
    await expectProblem(await post('/staff', json), 409, 'already-staff');
    expect(await listed(account)).toMatchObject({ isAdmin: false, roleIds: ['warehouse'] });
    expect(await permissionsOf(account)).toContain('write_shipments');
    const unverified = { email: (await registerCustomer()).email, roleIds: ['sales'] };
    await expectProblem(await post('/staff', unverified), 409, 'email-not-verified');
    const unknown = { email: `${randomUUID()}@example.test`, roleIds: ['sales'] };
    await expectProblem(await post('/staff', unknown), 404, 'user-not-found');
    const missing = { email: (await registerVerified()).email, roleIds: [randomUUID()] };
    await expectProblem(await post('/staff', missing), 400, 'validation');
  });

  it('change by version, and go with the account', async () => {
    const account = await registerVerified();
    const { version } = await give(account, ['sales']);
    const path = `/staff/${account.uid}`;
    const edit = { roleIds: ['billing'], version };
    await expectStatus(await put(path, edit), 200);
    const stale = await expectProblem(await put(path, edit), 412, 'precondition-failed');
    expect(stale.staffMember).toMatchObject({ roleIds: ['billing'] });
    const six = { roleIds: ['a', 'b', 'c', 'd', 'e', 'f'], version };
    await expectProblem(await put(path, six), 400, 'validation');
    const problems = (await checkStaff()).filter((problem) => problem.includes(account.uid));
    expect(problems).toEqual([]);
    const { token } = admin;
    await expectStatus(await send('DELETE', `/user/${account.email}`, { token }), 200);
    expect((await staff.doc(account.uid).get()).exists).toBe(false);
  });

  it('count at once for changes, also of the role, whatever the token says', async () => {
    const account = await registerStaff(['write_customers']);
    const note = () => post(`/customer/${account.uid}/notes`, { text: 'Called.' }, account);
    await expectProblem(await note(), 404, 'user-not-found');
    const path = `/role/${account.roleId}`;
    const narrow = { ...named(['read_customers']), version: 'first' };
    const { role } = await expectStatus<ChangedRole>(await put(path, narrow), 200);
    const { permission } = await expectProblem(await note(), 403, 'forbidden');
    expect(permission).toBe('write_customers');
    const wide = { ...named(['write_customers']), version: role.version };
    await expectStatus(await put(path, wide), 200);
    await expectProblem(await note(), 404, 'user-not-found');
    await staff.doc(account.uid).delete();
    await expectProblem(await note(), 403, 'forbidden');
  });

  it('allow what all of them do together, also after a change of one at the same time', async () => {
    const [one, other] = [await newRole(['read_orders']), await newRole(['read_mail'])];
    const people = await Promise.all(Array.from({ length: 4 }, () => registerVerified()));
    const widened = { ...named(['read_orders', 'read_audit']), version: one.version };
    const [changed] = await Promise.all([
      put(`/role/${one._id}`, widened),
      ...people.map((account) => give(account, [one._id, other._id])),
    ]);
    await expectStatus(changed, 200);
    for (const account of people) {
      expect(await permissionsOf(account)).toEqual(['read_orders', 'read_mail', 'read_audit']);
    }
  });

  it('are nothing without a verified address or without the document', async () => {
    const { token, uid } = await registerStaff(['read_orders']);
    await expectStatus(await send('GET', '/orders', { token }), 200);
    await auth.updateUser(uid, { emailVerified: false });
    await expectProblem(await send('GET', '/orders', { token }), 403, 'forbidden');
    const claimed = await registerVerified({ roles: ['sales'] });
    await expectProblem(await send('GET', '/orders', claimed), 403, 'forbidden');
  });
});
