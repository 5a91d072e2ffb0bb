import { Router } from 'express';
import { apiRoutes } from '../../contract/index.ts';
import { inviteeOf } from '../../http/access/authenticate.ts';
import { membershipOf } from '../../http/access/requireMember.ts';
import { handle } from '../../http/handle.ts';
import { reply } from '../../http/reply.ts';
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

reply(members, apiRoutes.listApprovers, ({ params }) => listApprovers(params.id));

handle(members, apiRoutes.getBuying, async (_request, response) => {
  response.json(await getBuying(membershipOf(response)));
});

reply(members, apiRoutes.listMembers, ({ params, page }) => listMembers(params.id, page));

reply(members, apiRoutes.updateMember, ({ params, input, caller }) => {
  const { id, uid } = params;
  return updateMember(id, uid, input, caller);
});

reply(members, apiRoutes.removeMember, ({ params, caller }) => {
  const { id, uid } = params;
  return removeMember(id, uid, caller);
});

reply(members, apiRoutes.listInvitations, ({ params }) => listInvitations(params.id));

reply(members, apiRoutes.inviteMember, ({ params, keyed, caller }) =>
  inviteMember(params.id, keyed, caller),
);

reply(members, apiRoutes.previewInvitation, ({ input }) => previewInvitation(input.token));

reply(members, apiRoutes.acceptInvitation, ({ input, key, caller }) =>
  acceptInvitation(input.token, key, caller),
);

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

reply(members, apiRoutes.listMemberships, ({ caller }) => listMemberships(caller));
