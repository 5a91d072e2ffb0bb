import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRole, deleteRole, updateRole } from '../../services/staff/roles.ts';
import { addStaff, setStaffRoles, takeRoles } from '../../services/staff/staffRoles.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';
import { callerOf, registerAdmin, registerCustomer, registerVerified } from '../api/accounts.ts';
import { registerStaff } from '../api/staff.ts';
import { usageOf } from './usage.ts';

const admin = callerOf(await registerAdmin(), true);

const key = undefined;

const newRole = async () => {
  const input = { name: `Usage ${randomUUID().slice(0, 8)}`, permissions: ['read_mail' as const] };
  return (await createRole({ input, key }, admin)).role;
};

it('the rights of a call cost nothing for an Administrator or a customer', async () => {
  const customer = callerOf(await registerCustomer());
  expect(await usageOf(() => permissionsNow(admin))).toEqual({ reads: 0, writes: 0 });
  expect(await usageOf(() => permissionsNow(customer))).toEqual({ reads: 0, writes: 0 });
  const account = await registerStaff(['read_orders']);
  const person = { ...callerOf(account), roleIds: [account.roleId] };
  expect(await usageOf(() => permissionsNow(person))).toEqual({ reads: 1, writes: 0 });
});

it('the roles of someone cost each that is given or taken', async () => {
  const [one, other, { uid, email }] = [await newRole(), await newRole(), await registerVerified()];
  const given = { email, roleIds: [one._id] };
  let version = '';
  const adding = async () => {
    const { member } = await addStaff({ input: given, key }, admin);
    version = member.version ?? '';
  };
  expect(await usageOf(adding)).toEqual({ reads: 4, writes: 4 });
  const edit = { roleIds: [one._id, other._id], version };
  expect(await usageOf(() => setStaffRoles(uid, edit, admin))).toEqual({ reads: 3, writes: 3 });
  expect(await usageOf(() => takeRoles(uid, admin))).toEqual({ reads: 3, writes: 2 });
});

it('a role costs its version; a new name all roles', async () => {
  const { _id, name, version } = await newRole();
  const change = { name, permissions: ['read_audit' as const], version };
  expect(await usageOf(() => updateRole(_id, change, admin))).toEqual({ reads: 2, writes: 2 });
  expect(await usageOf(() => deleteRole(_id, admin))).toEqual({ reads: 2, writes: 2 });
});
