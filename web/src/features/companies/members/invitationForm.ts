import { type Invitation, type InvitationInput, invitationSchema } from 'functions/contract';
import {
  type MemberValues,
  memberFormSchema,
  memberValuesOf,
  roleAndLimitsOf,
  usualLimits,
} from './memberForm.ts';

/** The fields of an invitation. */
export interface InvitationValues extends MemberValues {
  email: string;
}

export const blankInvitation: InvitationValues = { email: '', ...memberValuesOf(usualLimits) };

export const invitationFormSchema = memberFormSchema.concat(invitationSchema.pick(['email']));

/** The invitation that valid values mean. */
export const invitationOf = (values: InvitationValues): InvitationInput => ({
  email: values.email.trim(),
  ...roleAndLimitsOf(values),
});

/** The same invitation again: it replaces the open one, with a new link and a new end. */
export const sameInvitation = ({
  email,
  role,
  orderLimit,
  budget,
}: Invitation): InvitationInput => ({
  email,
  role,
  orderLimit,
  budget,
});
