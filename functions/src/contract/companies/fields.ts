import { cents, oneOf, text, time } from '../calls/jsonSchema.ts';
import { about, nullable, recordOf } from '../kinds/fields.ts';
import { companyRoles } from '../rights/companyRights.ts';
import { storedInvitationStates } from './lifecycle.ts';
import { budgetPeriods } from './periods.ts';

/** What a member may spend. Null is no limit. */
export const memberLimitFields = {
  orderLimit: about(nullable(cents), 'The most that an order may cost without approval'),
  budget: nullable(recordOf({ amount: cents, period: oneOf(budgetPeriods) })),
};

/** A member of a company. */
export const membershipFields = {
  uid: text,
  name: text,
  email: text,
  role: oneOf(companyRoles),
  ...memberLimitFields,
  invitedBy: about(nullable(text), 'The uid of the owner who invited; null after a sign-up'),
  joinedAt: time,
  version: about(text, 'Changes with each change of role and limits'),
};

/** An invitation to a company. Its token is only in the mail. */
export const invitationFields = {
  email: about(text, 'In lower case'),
  role: oneOf(companyRoles),
  ...memberLimitFields,
  invitedBy: recordOf({ uid: text, name: text }),
  state: oneOf(storedInvitationStates),
  createdAt: time,
  expiresAt: time,
};
