import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { reply } from '../../http/reply.ts';
import { removeStaff } from '../../services/accountData/withdrawStaff.ts';
import {
  acceptStaffInvitation,
  previewStaffInvitation,
} from '../../services/staff/acceptStaffInvitation.ts';
import { createRole, deleteRole, listRoles, updateRole } from '../../services/staff/roles.ts';
import {
  inviteStaff,
  listStaffInvitations,
  revokeStaffInvitation,
} from '../../services/staff/staffInvitations.ts';
import { addStaff, listStaffRoles, setStaffRoles } from '../../services/staff/staffRoles.ts';
import { permissionsNow } from '../../store/accounts/standing.ts';

export const staff = Router();

reply(staff, apiRoutes.getPermissions, async ({ caller }) => {
  return { permissions: await permissionsNow(caller) };
});

reply(staff, apiRoutes.listRoles, () => listRoles());

reply(staff, apiRoutes.createRole, ({ keyed, caller }) => createRole(keyed, caller));

reply(staff, apiRoutes.updateRole, ({ params, input, caller }) =>
  updateRole(params.id, input, caller),
);

reply(staff, apiRoutes.deleteRole, ({ params, caller }) => deleteRole(params.id, caller));

reply(staff, apiRoutes.listStaffRoles, () => listStaffRoles());

reply(staff, apiRoutes.addStaff, ({ keyed, caller }) => addStaff(keyed, caller));

reply(staff, apiRoutes.listStaffInvitations, () => listStaffInvitations());

reply(staff, apiRoutes.inviteStaff, ({ keyed, caller }) => inviteStaff(keyed, caller));

reply(staff, apiRoutes.previewStaffInvitation, ({ input }) => previewStaffInvitation(input.token));

reply(staff, apiRoutes.acceptStaffInvitation, ({ keyed, caller }) => {
  const { input, key } = keyed;
  return acceptStaffInvitation(input.token, key, caller);
});

reply(staff, apiRoutes.revokeStaffInvitation, ({ params, caller }) =>
  revokeStaffInvitation(params.id, caller),
);

reply(staff, apiRoutes.setStaffRoles, ({ params, input, caller }) =>
  setStaffRoles(params.uid, input, caller),
);

reply(staff, apiRoutes.removeStaff, ({ params, caller }) => removeStaff(params.uid, caller));
