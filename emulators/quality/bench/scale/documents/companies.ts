import {
  collectionNames,
  companyIdOf,
  companyNumberOf,
  usualApprovalRules,
} from 'functions/contract';
import type { CompanyDocument, MembershipDocument } from 'functions/documents';
import {
  membershipIdOf,
  searchFields,
  statusFields,
} from 'functions/testing/companies/companyDocuments';
import { type Person, personOf } from './people.ts';
import { companyCount, daysBefore, type ShopSize, type StoredDocument } from './size.ts';

/** A company of the shop. */
export interface Company {
  id: string;
  name: string;
  taxId: string;
}

const trades = 'Joinery Boatyard Interiors Carpentry Furniture Stairs Timber'.split(' ');

const idLength = 20;
const membersPerCompany = 2;

/** The n-th company. */
export const companyOf = (n: number): Company => ({
  id: companyIdOf(String(n).padStart(idLength, '0')),
  name: `${trades[n % trades.length]} ${n} Ltd`,
  taxId: `GB${100_000_000 + n}`,
});

/** The members of the n-th company: its owner, and a buyer. */
export const membersOf = (n: number): [Person, Person] => [
  personOf(n * membersPerCompany),
  personOf(n * membersPerCompany + 1),
];

/** The company of the n-th customer; undefined for one who is in none. */
export const companyOfMember = (customer: number, size: ShopSize): Company | undefined => {
  const n = Math.floor(customer / membersPerCompany);
  return n < companyCount(size) ? companyOf(n) : undefined;
};

/** One company in this many waits for a decision, if it signed up in the last days. */
const undecided = { every: 5, days: 10 };

const signUpsPerDay = 1;

const companyDocument = (n: number, size: ShopSize, now: Date): CompanyDocument => {
  const { id, name, taxId } = companyOf(n);
  const [{ uid, email, displayName: person }] = membersOf(n);
  const age = (companyCount(size) - n) / signUpsPerDay;
  const createdAt = daysBefore(now, age);
  const isUndecided = n % undecided.every === 0 && age < undecided.days;
  const status = isUndecided ? 'requested' : 'active';
  const details = {
    number: companyNumberOf(id),
    name,
    taxId,
    registrationNumber: '',
    invoiceEmail: '',
    country: 'GB',
    billingAddress: {
      company: name,
      person,
      street: '1 Workshop Lane',
      extra: '',
      postcode: 'LS1 1AA',
      city: 'Leeds',
      region: '',
      country: 'GB',
      phoneNumber: '01234567890',
    },
    requestedBy: { uid, email, name: person, position: 'Owner' },
  };
  const signUp = { status: 'requested', actor: 'owner', uid } as const;
  return {
    ...details,
    ...statusFields(status),
    ...searchFields(details),
    version: `${id}-version`,
    approval: usualApprovalRules,
    memberCount: membersPerCompany,
    ownerCount: 1,
    history: [{ ...signUp, at: createdAt, transitionId: `${id}-requested` }],
    createdAt,
    updatedAt: createdAt,
  };
};

const membershipDocuments = function* (n: number, joinedAt: Date): Generator<StoredDocument> {
  const { id: companyId } = companyOf(n);
  for (const [at, { uid, email, displayName: name }] of membersOf(n).entries()) {
    const content: MembershipDocument = {
      companyId,
      uid,
      name,
      email,
      role: at === 0 ? 'owner' : 'buyer',
      orderLimit: null,
      budget: null,
      invitedBy: at === 0 ? null : membersOf(n)[0].uid,
      joinedAt,
      version: `${companyId}-${uid}`,
    };
    yield { path: `${collectionNames.memberships}/${membershipIdOf(companyId, uid)}`, content };
  }
};

/** The documents of the companies and their members. */
export const companyDocuments = function* (size: ShopSize, now: Date): Generator<StoredDocument> {
  for (let n = 0; n < companyCount(size); n += 1) {
    const content = companyDocument(n, size, now);
    yield { path: `${collectionNames.companies}/${companyOf(n).id}`, content };
    yield* membershipDocuments(n, content.createdAt);
  }
};
