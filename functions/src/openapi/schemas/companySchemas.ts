import {
  cents,
  count,
  type JsonSchema,
  listOf,
  objectOf,
  oneOf,
  text,
  time,
  yes,
} from '../../contract/calls/jsonSchema.ts';
import {
  approvalFields,
  companyFields,
  invitationFields,
  memberLimitFields,
  membershipFields,
} from '../../contract/companies/fields.ts';
import {
  type ChangedCompany,
  type ChangedMember,
  type CompanyApprover,
  type CompanyBuying,
  type CompanyLogEntry,
  type CompanyReference,
  type CreatedInvitation,
  companyActions,
  companyRoles,
  companyStatuses,
  decidedStatuses,
  type InvitationPreview,
  invitationStatuses,
  type JoinedCompany,
  type ListedMember,
  type Membership,
  type OpenBusiness,
  type OwnInvitation,
  type SignedUpCompany,
} from '../../contract/index.ts';
import { about, optional, recordOf } from '../../contract/kinds/fields.ts';

const changedFields: JsonSchema = {
  type: 'object',
  additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
};

const role = oneOf(companyRoles);

const company = recordOf({
  _id: text,
  ...companyFields,
  sameName: optional(about(count, 'For staff: how many other companies have the same name')),
});

const member = recordOf(membershipFields);

const companyApprover = objectOf<CompanyApprover>({ uid: text, name: text, role });

const spent: JsonSchema<number> = {
  type: 'integer',
  description: 'The net cents spent in the current period of the budget',
};

const buying = objectOf<CompanyBuying>({
  requester: objectOf<CompanyBuying['requester']>({ uid: text, role, ...memberLimitFields }),
  spent: { ...spent, description: `${spent.description}; 0 without one` },
  company: objectOf<CompanyBuying['company']>({
    status: oneOf(companyStatuses),
    statusReason: text,
    approval: recordOf(approvalFields),
  }),
  members: {
    ...listOf(companyApprover),
    description: 'Who can approve; none if no order of the caller can need it',
  },
});

const membership = objectOf<Membership>({
  companyId: text,
  companyName: text,
  companyNumber: text,
  companyStatus: oneOf(companyStatuses),
  statusReason: text,
  role,
  ...memberLimitFields,
  joinedAt: time,
});

const invitation = recordOf({ _id: text, ...invitationFields });

const previewFields = {
  companyName: text,
  role,
  invitedBy: text,
  email: { ...text, description: 'The invited address without most of its letters' },
  expiresAt: time,
};

/** The response schemas of companies by name. */
export const companySchemas = {
  Company: company,
  SignedUpCompany: objectOf<SignedUpCompany>({ acknowledged: yes, insertedId: text, company }),
  ChangedCompany: objectOf<ChangedCompany>({ acknowledged: yes, company }),
  CompanyApprover: companyApprover,
  CompanyBuying: buying,
  CompanyLogEntry: objectOf<CompanyLogEntry>({
    _id: text,
    action: oneOf(companyActions),
    byEmail: { ...text, description: 'The address of the member; empty for the shop' },
    before: changedFields,
    after: changedFields,
    at: time,
  }),
  Member: member,
  ListedMember: objectOf<ListedMember>({
    ...membershipFields,
    spent: { ...spent, type: ['integer', 'null'], description: `${spent.description}, if any` },
  }),
  ChangedMember: objectOf<ChangedMember>({ acknowledged: yes, member }),
  Membership: membership,
  Invitation: invitation,
  CreatedInvitation: objectOf<CreatedInvitation>({
    acknowledged: yes,
    insertedId: text,
    invitation,
  }),
  InvitationPreview: objectOf<InvitationPreview>(previewFields),
  OwnInvitation: objectOf<OwnInvitation>({ _id: text, ...previewFields }),
  JoinedCompany: objectOf<JoinedCompany>({ acknowledged: yes, membership }),
};

/** The details of errors about companies. */
export const companyProblemDetails = {
  companyStatus: { ...oneOf(companyStatuses), description: 'The current status of the company' },
  allowedForCompany: {
    ...listOf(oneOf(decidedStatuses)),
    description: 'The statuses to which staff can move the company',
  },
  openBusiness: objectOf<OpenBusiness>({ orders: count, quotes: count, amount: cents }),
  invitationStatus: {
    ...oneOf(invitationStatuses.filter((status) => status !== 'open')),
    description: 'Why the invitation cannot be accepted',
  },
  companies: {
    ...listOf(objectOf<CompanyReference>({ _id: text, name: text })),
    description: 'The companies that would have no owner',
  },
};
