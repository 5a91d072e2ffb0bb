import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type InvitationInput, type MemberInput } from 'functions/contract';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { pagedList } from '../../../lib/queries/pagedList.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

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

/** The changes of members and invitations. Each refreshes the company, also after a failure. */
export const useMemberChanges = (id: string, uid: string) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  const onSettled = async () => {
    await invalidateQueries(client, companyKeys.one(id));
    await invalidateQueries(client, membershipsKey(uid));
  };
  const change = useMutation({
    mutationFn: async (changed: { uid: string; input: MemberInput }) => {
      const params = { id, uid: changed.uid };
      return (await callApi(updateMember, { params, body: changed.input })).member;
    },
    onSettled,
  });
  const removal = useMutation({
    mutationFn: (removed: string) => callApi(removeMember, { params: { id, uid: removed } }),
    onSettled,
  });
  const leaving = useMutation({
    mutationFn: () => callApi(removeMember, { params: { id, uid } }),
    // The pages of the company answer a person who has left with a refusal.
    onSuccess: () => {
      client.removeQueries({ queryKey: companyKeys.one(id) });
      return invalidateQueries(client, membershipsKey(uid));
    },
  });
  const invitation = useMutation({
    mutationFn: (input: InvitationInput) =>
      withKey(`invite ${JSON.stringify(input)}`, (idempotencyKey) =>
        callApi(inviteMember, { params: { id }, body: input, idempotencyKey }),
      ),
    onSettled,
  });
  const revocation = useMutation({
    mutationFn: (invitationId: string) =>
      callApi(revokeInvitation, { params: { id: invitationId } }),
    onSettled,
  });
  return {
    change: change.mutateAsync,
    remove: removal.mutateAsync,
    leave: leaving.mutateAsync,
    invite: invitation.mutateAsync,
    revoke: revocation.mutateAsync,
  };
};
