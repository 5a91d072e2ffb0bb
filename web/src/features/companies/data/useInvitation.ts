import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useSend } from '../../../lib/queries/useSend.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

const { previewInvitation, acceptInvitation } = apiRoutes;
const { listOwnInvitations, acceptOwnInvitation, revokeInvitation } = apiRoutes;

/** An invitation by the token of its link, or by its id for the account that it names. */
export type InvitationKey = { token: string } | { id: string };

const ownKey = (uid: string) => ['invitation', 'own', uid];

/** The invitations to the verified address of an account that it can accept. */
export const useOwnInvitations = ({ uid, emailVerified }: SessionUser) =>
  useQuery({
    queryKey: ownKey(uid),
    queryFn: ({ signal }) => callApi(listOwnInvitations, { signal }),
    enabled: emailVerified,
  });

/** Declines an invitation to the address of an account. */
export const useDecline = (uid: string) =>
  useSend((id: string) => callApi(revokeInvitation, { params: { id } }), {
    refreshes: [ownKey(uid)],
  });

/** What the invitation in a link is for. */
export const useInvitationPreview = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callApi(previewInvitation, { body: { token }, signal }),
    enabled: token !== '',
  });

/** Joins the company of an invitation, and resolves to the membership. */
export const useAcceptance = (invitation: InvitationKey, uid: string) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  return useMutation({
    mutationFn: async () => {
      const { membership } = await withKey('accept', (idempotencyKey) =>
        'token' in invitation
          ? callApi(acceptInvitation, { body: invitation, idempotencyKey })
          : callApi(acceptOwnInvitation, { params: invitation, idempotencyKey }),
      );
      return membership;
    },
    onSuccess: () => invalidateQueries(client, membershipsKey(uid)),
  });
};
