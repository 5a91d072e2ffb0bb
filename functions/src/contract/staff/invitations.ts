import { type InferType, object } from 'yup';
import type { Acknowledged, Inserted } from '../calls/responses.ts';
import { emailPattern } from '../contact/emailPattern.ts';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import { requiredText } from '../text/text.ts';
import type { staffInvitationFields } from './fields.ts';
import { newStaffSchema } from './model.ts';

/** For how long staff can be invited, and how often. */
export const staffInvitationLimits = {
  /** For how many days an invitation is valid. */
  days: 7,
  /** The invitations of the shop in 24 hours, and those of them to one address. */
  perDay: 50,
  perAddress: 5,
} as const;

/** The message for an address that is invited too often. */
export const tooManyToAddressMessage = `An address can get at most ${staffInvitationLimits.perAddress} invitations in 24 hours`;

/** The message for a shop that has sent too many invitations. */
export const tooManyOfShopMessage = `At most ${staffInvitationLimits.perDay} invitations can be sent in 24 hours. Try again tomorrow`;

/** The address to invite, and the roles that the account with it gets. */
export const staffInvitationSchema = newStaffSchema.concat(
  object({
    email: requiredText('E-mail', limits.email, 'Enter an e-mail address').matches(emailPattern, {
      message: 'Enter a valid e-mail address',
      excludeEmptyString: true,
    }),
  }),
);
export type StaffInvitationInput = InferType<typeof staffInvitationSchema>;

/** An invitation in a response; times are ISO 8601. Its token is only in the mail. */
export interface StaffInvitation extends Sent<typeof staffInvitationFields> {
  _id: string;
}

/** The response to an invitation. */
export interface CreatedStaffInvitation extends Inserted {
  invitation: StaffInvitation;
}

/** What a person with the link sees before signing in. */
export interface StaffInvitationPreview {
  /** The names of the roles. */
  roles: string[];
  invitedBy: string;
  /** The address that was invited, without most of its letters: `a•••@example.com`. */
  email: string;
  expiresAt: string;
}

/** The response to an acceptance. */
export interface JoinedStaff extends Acknowledged {
  roleIds: string[];
}
