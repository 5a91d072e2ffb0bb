import {
  type ApprovalRules,
  type CompanyDetails,
  type CompanyRole,
  companyIdOf,
  type MemberLimits,
  type PaymentTerms,
  usualApprovalRules,
} from 'functions/contract';
import { customer, memberAccounts, type SeedProfile } from './accounts.ts';
import type { SeedPlace } from './buyers.ts';

/** A member of a company of the seed. */
export interface SeedMember extends MemberLimits {
  profile: SeedProfile;
  role: CompanyRole;
}

/** An open invitation to a company. */
interface SeedInvitation extends MemberLimits {
  /** What the link in the mail contains. */
  token: string;
  email: string;
  role: CompanyRole;
}

/** A company of the seed. Its first member is the owner who signed it up. */
export interface SeedCompany
  extends Pick<CompanyDetails, 'name' | 'taxId' | 'registrationNumber' | 'invoiceEmail'> {
  id: string;
  /** What the owner does in the company. */
  position: string;
  place: SeedPlace;
  /** How many days ago it signed up; staff decide on the next day. */
  signedUp: number;
  /** Whether staff still have to decide. */
  undecided?: boolean;
  suspended?: { daysAgo: number; reason: string };
  approval: ApprovalRules;
  terms?: PaymentTerms;
  /** In whole cents. */
  creditLimit?: number;
  members: SeedMember[];
  invitation?: SeedInvitation;
}

const idLength = 20;

const idOf = (name: string): string => companyIdOf(`seed${name}`.padEnd(idLength, '0'));

const unlimited: MemberLimits = { orderLimit: null, budget: null };

type Person = Pick<SeedProfile, 'uid' | 'email' | 'displayName' | 'phoneNumber' | 'education'>;

const memberOf = (
  role: CompanyRole,
  location: string,
  person: Person,
  limits: MemberLimits = unlimited,
): SeedMember => ({ profile: { role: 'customer', location, ...person }, role, ...limits });

/** The company whose members' passwords are in the README. */
export const brackenbury: SeedCompany = {
  id: idOf('brackenbury'),
  name: 'Brackenbury Fit-Out Ltd',
  taxId: 'GB 412 6680 15',
  registrationNumber: '09416622',
  invoiceEmail: 'invoices@brackenbury-fitout.test',
  position: 'Managing director',
  place: {
    company: 'Brackenbury Fit-Out Ltd',
    street: '31 Tritton Road',
    postcode: 'LN6 7QY',
    city: 'Lincoln',
  },
  signedUp: 45,
  approval: { fromAmount: 250_000, approvers: 1, ownersExempt: true },
  terms: 'net-30',
  creditLimit: 2_000_000,
  members: [
    { profile: memberAccounts.owner, role: 'owner', ...unlimited },
    { profile: memberAccounts.approver, role: 'approver', ...unlimited },
    {
      profile: memberAccounts.buyer,
      role: 'buyer',
      orderLimit: 100_000,
      budget: { amount: 300_000, period: 'month' },
    },
    { profile: memberAccounts.bookkeeper, role: 'bookkeeper', ...unlimited },
  ],
  invitation: {
    token: 'seed-invitation-to-brackenbury',
    email: customer.email,
    role: 'buyer',
    orderLimit: 50_000,
    budget: null,
  },
};

const tidewell: SeedCompany = {
  id: idOf('tidewell'),
  name: 'Tidewell Boatyard Group',
  taxId: 'GB 387 2041 96',
  registrationNumber: '07730518',
  invoiceEmail: '',
  position: 'Yard manager',
  place: {
    company: 'Tidewell Boatyard Group',
    street: 'Quay 2',
    postcode: 'PL11 2TW',
    city: 'Torpoint',
  },
  signedUp: 32,
  approval: { fromAmount: 100_000, approvers: 2, ownersExempt: true },
  terms: 'net-14',
  members: [
    memberOf('owner', 'Torpoint', {
      uid: 'seed-tidewell-owner',
      email: 'loveday@tidewell-boatyards.test',
      displayName: 'Loveday Trevanion',
      phoneNumber: '01632960201',
      education: 'Naval architecture, BEng',
    }),
    memberOf('approver', 'Torpoint', {
      uid: 'seed-tidewell-approver',
      email: 'piers@tidewell-boatyards.test',
      displayName: 'Piers Rosewarne',
      phoneNumber: '01632960202',
      education: 'Boatbuilding, City and Guilds',
    }),
    memberOf('approver', 'Saltash', {
      uid: 'seed-tidewell-second-approver',
      email: 'ines@tidewell-boatyards.test',
      displayName: 'Inês Carvalho',
      phoneNumber: '01632960203',
      education: 'Composite engineering, MSc',
    }),
    memberOf(
      'buyer',
      'Saltash',
      {
        uid: 'seed-tidewell-buyer',
        email: 'stores@tidewell-boatyards.test',
        displayName: 'Jack Nance',
        phoneNumber: '01632960204',
        education: 'Stores and logistics, NVQ',
      },
      { orderLimit: 0, budget: null },
    ),
  ],
};

const fernhill: SeedCompany = {
  id: idOf('fernhill'),
  name: 'Fernhill Academy Trust',
  taxId: '',
  registrationNumber: '08122934',
  invoiceEmail: 'accounts@fernhill-trust.test',
  position: 'Head of design and technology',
  place: {
    company: 'Fernhill Academy Trust',
    street: '6 Fern Rise',
    postcode: 'S11 8FH',
    city: 'Sheffield',
  },
  signedUp: 20,
  approval: usualApprovalRules,
  terms: 'net-60',
  creditLimit: 1_000_000,
  members: [
    memberOf('owner', 'Sheffield', {
      uid: 'seed-fernhill-owner',
      email: 'g.whitlock@fernhill-trust.test',
      displayName: 'Grace Whitlock',
      phoneNumber: '01632960211',
      education: 'Design and technology, PGCE',
    }),
    memberOf('owner', 'Rotherham', {
      uid: 'seed-fernhill-second-owner',
      email: 'd.osei@fernhill-trust.test',
      displayName: 'Daniel Osei',
      phoneNumber: '01632960212',
      education: 'School business management',
    }),
    memberOf(
      'buyer',
      'Sheffield',
      {
        uid: 'seed-fernhill-buyer',
        email: 'm.haigh@fernhill-trust.test',
        displayName: 'Megan Haigh',
        phoneNumber: '01632960213',
        education: 'Workshop technician',
      },
      { orderLimit: null, budget: { amount: 400_000, period: 'quarter' } },
    ),
    memberOf('bookkeeper', 'Sheffield', {
      uid: 'seed-fernhill-bookkeeper',
      email: 'accounts@fernhill-trust.test',
      displayName: 'Yusuf Demir',
      phoneNumber: '01632960214',
      education: 'Accounting, BA',
    }),
  ],
};

const quarrybank: SeedCompany = {
  id: idOf('quarrybank'),
  name: 'Quarrybank Stairs Ltd',
  taxId: 'GB 455 9013 27',
  registrationNumber: '',
  invoiceEmail: '',
  position: 'Purchasing',
  place: {
    company: 'Quarrybank Stairs Ltd',
    street: '12 Delph Lane',
    postcode: 'BB2 5QB',
    city: 'Blackburn',
  },
  signedUp: 2,
  undecided: true,
  approval: usualApprovalRules,
  members: [
    memberOf('owner', 'Blackburn', {
      uid: 'seed-quarrybank-owner',
      email: 'purchasing@quarrybank-stairs.test',
      displayName: 'Shabnam Patel',
      phoneNumber: '01632960221',
      education: 'Staircase manufacturing, NVQ',
    }),
  ],
};

const redmire: SeedCompany = {
  id: idOf('redmire'),
  name: 'Redmire Site Services',
  taxId: 'GB 301 7742 60',
  registrationNumber: '06650187',
  invoiceEmail: '',
  position: 'Director',
  place: {
    company: 'Redmire Site Services',
    street: 'Dales Park',
    postcode: 'DL8 4RM',
    city: 'Leyburn',
  },
  signedUp: 60,
  suspended: {
    daysAgo: 6,
    reason: 'Letters to the registered address come back: please send us the new one',
  },
  approval: usualApprovalRules,
  members: [
    memberOf('owner', 'Leyburn', {
      uid: 'seed-redmire-owner',
      email: 'office@redmire-site.test',
      displayName: 'Alan Metcalfe',
      phoneNumber: '01632960231',
      education: 'Civil engineering, HND',
    }),
  ],
};

/** The companies; the members of the first one are accounts to sign in with. */
export const companies: SeedCompany[] = [brackenbury, tidewell, fernhill, quarrybank, redmire];

/** The member of the first company with a role. */
export const firstMember = (role: CompanyRole): SeedMember => {
  const member = brackenbury.members.find((candidate) => candidate.role === role);
  if (!member) throw new Error(`The first company has no ${role}`);
  return member;
};
