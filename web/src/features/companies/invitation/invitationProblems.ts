import type { InvitationStatus } from 'functions/contract';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';

/** Why an invitation cannot be accepted, and what to do. */
interface InvitationProblem {
  title: string;
  text: string;
}

const unknown: InvitationProblem = {
  title: 'There is no such invitation',
  text: 'Please open the link in the mail again, or copy all of it. A newer invitation replaces an older one.',
};

const closed: Record<Exclude<InvitationStatus, 'open'>, InvitationProblem> = {
  accepted: {
    title: 'This invitation has been accepted',
    text: 'An invitation is for one person, and works once. If you have accepted it, you find the company among yours.',
  },
  revoked: {
    title: 'This invitation was withdrawn or declined',
    text: 'An owner of the company has withdrawn it or sent you a newer one, or you have declined it. Please look for a newer mail, or ask the owner.',
  },
  expired: {
    title: 'This invitation has expired',
    text: 'Please ask the person who invited you to send it again.',
  },
};

const inactive: InvitationProblem = {
  title: 'This company takes no new members now',
  text: 'It is not active at the moment. Please ask the person who invited you.',
};

/** Why an invitation cannot be accepted by anyone; null for another failure. */
export const invitationProblemOf = (error: unknown): InvitationProblem | null => {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'invitation-closed') return closed[error.details.invitationStatus];
  if (error.code === 'company-inactive') return inactive;
  return error.code === 'invitation-not-found' || error.code === 'validation' ? unknown : null;
};

/** The problem of a link without a token. */
export const incompleteLink: InvitationProblem = unknown;

/** For an account whose address no invitation names. */
export const noInvitation: InvitationProblem = {
  title: 'No invitation waits for you',
  text: 'Invitations to your address appear here as long as they are valid. If you expect one, please open the link in its mail again, or ask an owner of the company.',
};
