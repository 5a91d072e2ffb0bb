import { type InferType, object } from 'yup';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import type { CompanyRole } from '../rights/companyRights.ts';
import { requiredText } from '../text/text.ts';
import { memberFields } from './companyFields.ts';
import { companyLimits } from './companyLimits.ts';
import type { invitationFields } from './fields.ts';
import type { Membership } from './members.ts';

/** The message for an address whose account is already a member. */
export const alreadyMemberMessage = 'This person is already a member: change the role in the list';

/** The message for an address that a company invites too often. */
export const tooManyInvitationsMessage = `An address can get at most ${companyLimits.invitationsPerDay} invitations in 24 hours`;

/** The message for a company that has sent too many invitations. */
export const tooManyCompanyInvitationsMessage = `A company can send at most ${companyLimits.companyInvitationsPerDay} invitations in 24 hours. Try again tomorrow`;

/** The message for an account that has sent too many invitations for its companies. */
export const tooManyOwnInvitationsMessage = `You can send at most ${companyLimits.ownInvitationsPerDay} invitations in 24 hours. Try again tomorrow`;

/** The body of an invitation. */
export const invitationSchema = object({
  email: requiredText('E-mail', limits.email, 'Enter an e-mail address').matches(emailPattern, {
    message: 'Enter a valid e-mail address',
    excludeEmptyString: true,
  }),
  ...memberFields,
});
export type InvitationInput = InferType<typeof invitationSchema>;

/** The body of a call about the invitation in a link. */
export const invitationTokenSchema = object({
  token: requiredText('Token', companyLimits.token, 'The link is not complete'),
});

/** An invitation in a response; times are ISO 8601. Its token is only in the mail. */
export interface Invitation extends Sent<typeof invitationFields> {
  _id: string;
}

/** The response to an invitation. */
export interface CreatedInvitation extends Inserted {
  invitation: Invitation;
}

/** What a person with the link sees before signing in. */
export interface InvitationPreview {
  companyName: string;
  role: CompanyRole;
  invitedBy: string;
  /** The address that was invited, without most of its letters: `a•••@example.com`. */
  email: string;
  expiresAt: string;
}

/** An open invitation to the address of the caller. */
export interface OwnInvitation extends InvitationPreview {
  _id: string;
}

/** The response to an acceptance. */
export interface JoinedCompany extends Acknowledged {
  membership: Membership;
}

/** An address that only its owner recognises: `a•••@example.com`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
};
