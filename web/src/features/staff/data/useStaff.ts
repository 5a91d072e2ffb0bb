import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type RoleEdit, type RoleInput, type StaffEdit } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { listRoles, createRole, updateRole, deleteRole } = apiRoutes;
const { listStaffRoles, addStaff, setStaffRoles, removeStaff } = apiRoutes;

const keys = { all: ['staff'], roles: ['staff', 'roles'], people: ['staff', 'people'] };

const options = { refreshes: [keys.all] };

/** The roles of staff. */
export const useRoles = () =>
  useQuery({ queryKey: keys.roles, queryFn: ({ signal }) => callApi(listRoles, { signal }) });

/** The people of the staff with their roles, by name. */
export const useStaffPeople = () =>
  useQuery({ queryKey: keys.people, queryFn: ({ signal }) => callApi(listStaffRoles, { signal }) });

/** Creates a role. */
export const useNewRole = () =>
  useSend(
    (body: RoleInput, idempotencyKey) => callApi(createRole, { body, idempotencyKey }),
    options,
  );

/** Changes a role. */
export const useRoleChange = () =>
  useSend(
    ({ id, body }: { id: string; body: RoleEdit }) => callApi(updateRole, { params: { id }, body }),
    options,
  );

/** Deletes a role. */
export const useRoleDeletion = () =>
  useSend((id: string) => callApi(deleteRole, { params: { id } }), options);

/** Gives an account roles. */
export const useNewStaff = () =>
  useSend(
    (body: { email: string; roleIds: string[] }, idempotencyKey) =>
      callApi(addStaff, { body, idempotencyKey }),
    options,
  );

/** Replaces the roles of someone. */
export const useStaffRoles = () =>
  useSend(
    ({ uid, body }: { uid: string; body: StaffEdit }) =>
      callApi(setStaffRoles, { params: { uid }, body }),
    options,
  );

/** Takes all roles from someone. */
export const useStaffRemoval = () =>
  useSend((uid: string) => callApi(removeStaff, { params: { uid } }), options);
