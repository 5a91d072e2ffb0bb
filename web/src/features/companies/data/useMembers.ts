import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type InvitationInput, type MemberInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { listMembers, updateMember, removeMember } = apiRoutes;
const { listInvitations, inviteMember, revokeInvitation } = apiRoutes;

/** The members of a company, in the order in which they joined, a page at a time. */
export const useMembers = (id: string) =>
  useInfiniteQuery(pagedList(companyKeys.members(id), listMembers, { params: { id } }));

/** The open invitations of a company, newest first. */
export const useInvitations = (id: string) =>
  useQuery({
    queryKey: companyKeys.invitations(id),
    queryFn: ({ signal }) => callApi(listInvitations, { params: { id }, signal }),
  });

/** The changes of members and invitations. */
export const useMemberChanges = (id: string, uid: string) => {
  const client = useQueryClient();
  const options = { refreshes: [companyKeys.one(id), membershipsKey(uid)] };
  const remove = (removed: string) => callApi(removeMember, { params: { id, uid: removed } });
  return {
    change: useSend(async (changed: { uid: string; input: MemberInput }) => {
      const params = { id, uid: changed.uid };
      return (await callApi(updateMember, { params, body: changed.input })).member;
    }, options),
    remove: useSend(remove, options),
    leave: useSend(() => remove(uid), {
      refreshes: [membershipsKey(uid)],
      // The pages of the company answer a person who has left with a refusal.
      shows: () => client.removeQueries({ queryKey: companyKeys.one(id) }),
    }),
    invite: useSend(
      (body: InvitationInput, idempotencyKey) =>
        callApi(inviteMember, { params: { id }, body, idempotencyKey }),
      options,
    ),
    revoke: useSend(
      (invitation: string) => callApi(revokeInvitation, { params: { id: invitation } }),
      options,
    ),
  };
};
