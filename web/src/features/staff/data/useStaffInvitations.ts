import { useQuery } from '@tanstack/react-query';
import { apiRoutes, type StaffInvitationInput } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

const { listStaffInvitations, inviteStaff, revokeStaffInvitation } = apiRoutes;
const { previewStaffInvitation, acceptStaffInvitation } = apiRoutes;

const keys = { open: ['staff', 'invitations'] };

const options = { refreshes: [keys.open] };

/** The open invitations to the staff, newest first. */
export const useStaffInvitations = () =>
  useQuery({
    queryKey: keys.open,
    queryFn: ({ signal }) => callApi(listStaffInvitations, { signal }),
  });

/** Invites an address to roles; an open invitation to it is replaced. */
export const useNewStaffInvitation = () =>
  useSend(
    (body: StaffInvitationInput, idempotencyKey) => callApi(inviteStaff, { body, idempotencyKey }),
    options,
  );

/** Withdraws an invitation. */
export const useStaffRevocation = () =>
  useSend((id: string) => callApi(revokeStaffInvitation, { params: { id } }), options);

/** What the invitation in a link is for. */
export const useStaffInvitationPreview = (token: string) =>
  useQuery({
    queryKey: [...keys.open, token],
    queryFn: ({ signal }) => callApi(previewStaffInvitation, { body: { token }, signal }),
    enabled: token !== '',
  });

/** Gets the roles of an invitation. */
export const useStaffAcceptance = (token: string) =>
  useSend(
    (_: undefined, idempotencyKey) =>
      callApi(acceptStaffInvitation, { body: { token }, idempotencyKey }),
    { refreshes: [['permissions']] },
  );
