import type { InvitationStatus } from 'functions/contract';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';

/** Why an invitation to the staff cannot be accepted, and what to do. */
export interface StaffInvitationProblem {
  title: string;
  text: string;
}

const closed: Record<Exclude<InvitationStatus, 'open'>, StaffInvitationProblem> = {
  accepted: {
    title: 'This invitation has been accepted',
    text: 'An invitation works once. If you have accepted it, the dashboard shows what your roles include.',
  },
  revoked: {
    title: 'This invitation was withdrawn',
    text: 'It was withdrawn, a newer one was sent to you, or its sender may no longer give these roles. Please look for a newer mail, or ask the sender.',
  },
  expired: {
    title: 'This invitation has expired',
    text: 'Please ask the person who invited you to send it again.',
  },
};

/** The problem of a link without a token, or with one of no invitation. */
export const unknownStaffInvitation: StaffInvitationProblem = {
  title: 'There is no such invitation',
  text: 'Please open the link in the mail again, or copy all of it. A newer invitation replaces an older one.',
};

const alreadyStaff: StaffInvitationProblem = {
  title: 'You have roles already',
  text: 'Ask the person who invited you to change your roles on the page of staff.',
};

/** Why an invitation cannot be accepted by anyone; null for another failure. */
export const staffInvitationProblemOf = (error: unknown): StaffInvitationProblem | null => {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'invitation-closed') return closed[error.details.invitationStatus];
  if (error.code === 'already-staff') return alreadyStaff;
  const isUnknown = error.code === 'invitation-not-found' || error.code === 'validation';
  return isUnknown ? unknownStaffInvitation : null;
};
