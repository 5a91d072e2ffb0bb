import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
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

handle(staff, apiRoutes.getPermissions, async (_request, response) => {
  response.json({ permissions: await permissionsNow(callerOf(response)) });
});

handle(staff, apiRoutes.listRoles, async (_request, response) => {
  response.json(await listRoles());
});

handle(staff, apiRoutes.createRole, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createRole, request);
  response.json(await createRole(keyed, callerOf(response)));
});

handle(staff, apiRoutes.updateRole, async (request, response) => {
  const edit = parseForm(apiRoutes.updateRole, request.body);
  response.json(await updateRole(request.params.id, edit, callerOf(response)));
});

handle(staff, apiRoutes.deleteRole, async (request, response) => {
  response.json(await deleteRole(request.params.id, callerOf(response)));
});

handle(staff, apiRoutes.listStaffRoles, async (_request, response) => {
  response.json(await listStaffRoles());
});

handle(staff, apiRoutes.addStaff, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.addStaff, request);
  response.json(await addStaff(keyed, callerOf(response)));
});

handle(staff, apiRoutes.listStaffInvitations, async (_request, response) => {
  response.json(await listStaffInvitations());
});

handle(staff, apiRoutes.inviteStaff, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.inviteStaff, request);
  response.json(await inviteStaff(keyed, callerOf(response)));
});

handle(staff, apiRoutes.previewStaffInvitation, async (request, response) => {
  const { token } = parseForm(apiRoutes.previewStaffInvitation, request.body);
  response.json(await previewStaffInvitation(token));
});

handle(staff, apiRoutes.acceptStaffInvitation, async (request, response) => {
  const { input, key } = parseKeyedForm(apiRoutes.acceptStaffInvitation, request);
  response.json(await acceptStaffInvitation(input.token, key, callerOf(response)));
});

handle(staff, apiRoutes.revokeStaffInvitation, async (request, response) => {
  response.json(await revokeStaffInvitation(request.params.id, callerOf(response)));
});

handle(staff, apiRoutes.setStaffRoles, async (request, response) => {
  const edit = parseForm(apiRoutes.setStaffRoles, request.body);
  response.json(await setStaffRoles(request.params.uid, edit, callerOf(response)));
});

handle(staff, apiRoutes.removeStaff, async (request, response) => {
  response.json(await removeStaff(request.params.uid, callerOf(response)));
});
