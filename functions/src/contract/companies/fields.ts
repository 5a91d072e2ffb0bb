import {
  cents,
  count,
  flag,
  type JsonSchema,
  listOf,
  oneOf,
  text,
  time,
} from '../calls/jsonSchema.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';
import { companyRoles } from '../rights/companyRights.ts';
import { companyActors, companyStatuses, storedInvitationStatuses } from './lifecycle.ts';
import { budgetPeriods } from './periods.ts';

const billingAddress = recordOf({
  company: text,
  person: text,
  street: text,
  extra: text,
  postcode: text,
  city: text,
  region: text,
  country: text,
  phoneNumber: text,
});

const approvers: JsonSchema<1 | 2> = { type: 'integer', enum: [1, 2] };

/** The rules of approval. */
export const approvalFields = {
  fromAmount: about(nullable(cents), 'Orders that cost as much or more need approval'),
  approvers: about(approvers, 'How many members have to approve an order that any rule matches'),
  ownersExempt: about(flag, 'Whether `fromAmount` does not apply to owners'),
};

/** A status change of a company. */
export const companyEventFields = {
  status: oneOf(companyStatuses),
  actor: oneOf(companyActors),
  uid: about(nullable(text), 'Null when a setting of the shop made the change'),
  at: time,
  reason: optional(text),
};

/** A company. */
export const companyFields = {
  number: about(text, 'The number that people use, like C-4K2M9A'),
  version: about(text, 'Changes with each edit and each status change'),
  name: text,
  status: oneOf(companyStatuses),
  country: about(text, 'Where it is registered; may be empty'),
  taxId: text,
  registrationNumber: text,
  billingAddress,
  invoiceEmail: about(text, 'Where invoices go besides the buyer; may be empty'),
  approval: recordOf(approvalFields),
  requestedBy: about(
    recordOf({ uid: text, name: text, email: text, position: text }),
    'The account that signed it up, as it was then',
  ),
  memberCount: count,
  history: about(listOf(recordOf(companyEventFields)), 'All status changes, oldest first'),
  createdAt: time,
  updatedAt: time,
};

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
  status: oneOf(storedInvitationStatuses),
  createdAt: time,
  expiresAt: time,
};
