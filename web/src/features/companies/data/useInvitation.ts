import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { membershipsKey } from '../../../domain/company/useMemberships.ts';
import { callApi } from '../../../lib/api/api.ts';
import { invalidateQueries } from '../../../lib/queries/invalidateQueries.ts';
import { useRequestKeys } from '../../../lib/storage/useRequestKeys.ts';

const { previewInvitation, acceptInvitation } = apiRoutes;

/** What the invitation in a link is for. */
export const useInvitationPreview = (token: string) =>
  useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => callApi(previewInvitation, { body: { token }, signal }),
    enabled: token !== '',
  });

/** Joins the company of an invitation, and resolves to the membership. */
export const useAcceptance = (token: string, uid: string) => {
  const client = useQueryClient();
  const withKey = useRequestKeys();
  return useMutation({
    mutationFn: async () => {
      const { membership } = await withKey('accept', (idempotencyKey) =>
        callApi(acceptInvitation, { body: { token }, idempotencyKey }),
      );
      return membership;
    },
    onSuccess: () => invalidateQueries(client, membershipsKey(uid)),
  });
};
