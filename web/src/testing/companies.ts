import {
  type Company,
  type CompanyBuying,
  type Invitation,
  type ListedMember,
  type Membership,
  usualApprovalRules,
} from 'functions/contract';

export const companyId = 'company-0123456789abcdefghij';

const at = '2026-11-21T10:00:00.000Z';

/** Other fields of what decides about orders. */
interface BuyingFields extends Partial<Pick<CompanyBuying, 'spent' | 'members'>> {
  requester?: Partial<CompanyBuying['requester']>;
  company?: Partial<CompanyBuying['company']>;
}

export const companyOf = (fields: Partial<Company> = {}): Company => ({
  _id: companyId,
  number: 'C-4K2M9A',
  version: 'v1',
  name: 'Harbor Joinery',
  status: 'active',
  country: 'US',
  taxId: '93-7654321',
  registrationNumber: '',
  billingAddress: {
    company: '',
    person: 'Theo Marsh',
    street: '12 Mill Lane',
    extra: '',
    postcode: '97205',
    city: 'Portland',
    region: 'OR',
    country: 'US',
    phoneNumber: '+15035550142',
  },
  invoiceEmail: 'invoices@harbor.test',
  approval: usualApprovalRules,
  requestedBy: { uid: 'carla', name: 'Carla Customer', email: 'carla@example.test', position: '' },
  memberCount: 2,
  history: [
    { status: 'requested', actor: 'owner', uid: 'carla', at },
    { status: 'active', actor: 'admin', uid: 'nora', at: '2026-11-22T10:00:00.000Z' },
  ],
  createdAt: at,
  updatedAt: at,
  ...fields,
});

export const membershipOf = (fields: Partial<Membership> = {}): Membership => ({
  companyId,
  companyName: 'Harbor Joinery',
  companyNumber: 'C-4K2M9A',
  companyStatus: 'active',
  statusReason: '',
  role: 'owner',
  orderLimit: null,
  budget: null,
  joinedAt: at,
  ...fields,
});

/** What decides about the orders of Carla, whose orders Olga can approve. */
export const buyingOf = ({ requester, company, ...fields }: BuyingFields = {}): CompanyBuying => ({
  requester: { uid: 'carla', role: 'buyer', orderLimit: null, budget: null, ...requester },
  spent: 0,
  company: { status: 'active', statusReason: '', approval: usualApprovalRules, ...company },
  members: [{ uid: 'olga', name: 'Olga Owner', role: 'owner' }],
  ...fields,
});

export const memberOf = (fields: Partial<ListedMember> = {}): ListedMember => ({
  uid: 'carla',
  name: 'Carla Customer',
  email: 'carla@example.test',
  role: 'owner',
  orderLimit: null,
  budget: null,
  invitedBy: null,
  joinedAt: at,
  version: 'v1',
  spent: 0,
  ...fields,
});

export const bert: ListedMember = memberOf({
  uid: 'bert',
  name: 'Bert Buyer',
  email: 'bert@example.test',
  role: 'buyer',
  orderLimit: 50_000,
  budget: { amount: 200_000, period: 'month' },
  invitedBy: 'carla',
  spent: 150_000,
});

export const openInvitation: Invitation = {
  _id: 'invitation',
  email: 'dora@example.test',
  role: 'approver',
  orderLimit: null,
  budget: null,
  invitedBy: { uid: 'carla', name: 'Carla Customer' },
  status: 'open',
  createdAt: at,
  expiresAt: '2026-12-05T10:00:00.000Z',
};
