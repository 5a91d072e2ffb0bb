import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { callerOf, inviteeOf } from '../../http/access/authenticate.ts';
import { membershipOf } from '../../http/access/requireMember.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { idempotencyKeyOf } from '../../http/requestHeaders.ts';
import { getBuying } from '../../services/companies/buying.ts';
import {
  acceptInvitation,
  acceptOwnInvitation,
  previewInvitation,
} from '../../services/companies/members/acceptInvitation.ts';
import {
  inviteMember,
  listInvitations,
  revokeInvitation,
} from '../../services/companies/members/invitations.ts';
import {
  listApprovers,
  listMembers,
  removeMember,
  updateMember,
} from '../../services/companies/members/members.ts';
import { listMemberships } from '../../services/companies/members/memberships.ts';
import { listOwnInvitations } from '../../services/companies/members/ownInvitations.ts';

export const members = Router();

handle(members, apiRoutes.listApprovers, async (request, response) => {
  response.json(await listApprovers(request.params.id));
});

handle(members, apiRoutes.getBuying, async (_request, response) => {
  response.json(await getBuying(membershipOf(response)));
});

handle(members, apiRoutes.listMembers, async (request, response) => {
  const page = parsePage(request.query);
  sendPage(request, response, await listMembers(request.params.id, page));
});

handle(members, apiRoutes.updateMember, async (request, response) => {
  const input = parseForm(apiRoutes.updateMember, request.body);
  const { id, uid } = request.params;
  response.json(await updateMember(id, uid, input, callerOf(response)));
});

handle(members, apiRoutes.removeMember, async (request, response) => {
  const { id, uid } = request.params;
  response.json(await removeMember(id, uid, callerOf(response)));
});

handle(members, apiRoutes.listInvitations, async (request, response) => {
  response.json(await listInvitations(request.params.id));
});

handle(members, apiRoutes.inviteMember, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.inviteMember, request);
  response.json(await inviteMember(request.params.id, keyed, callerOf(response)));
});

handle(members, apiRoutes.previewInvitation, async (request, response) => {
  const { token } = parseForm(apiRoutes.previewInvitation, request.body);
  response.json(await previewInvitation(token));
});

handle(members, apiRoutes.acceptInvitation, async (request, response) => {
  const { token } = parseForm(apiRoutes.acceptInvitation, request.body);
  const key = idempotencyKeyOf(request);
  response.json(await acceptInvitation(token, key, callerOf(response)));
});

handle(members, apiRoutes.listOwnInvitations, async (_request, response) => {
  response.json(await listOwnInvitations(inviteeOf(response)));
});

handle(members, apiRoutes.acceptOwnInvitation, async (request, response) => {
  const key = idempotencyKeyOf(request);
  response.json(await acceptOwnInvitation(request.params.id, key, inviteeOf(response)));
});

handle(members, apiRoutes.revokeInvitation, async (request, response) => {
  response.json(await revokeInvitation(request.params.id, inviteeOf(response)));
});

handle(members, apiRoutes.listMemberships, async (_request, response) => {
  response.json(await listMemberships(callerOf(response)));
});
