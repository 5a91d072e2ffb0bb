import {
  collectionNames,
  companyLimits,
  companyNumberOf,
  dayMs,
  initialCompanyStatus,
} from 'functions/contract';
import type { CompanyDocument, InvitationDocument, MembershipDocument } from 'functions/documents';
import {
  invitationIdOf,
  membershipIdOf,
  searchFields,
  statusFields,
} from 'functions/testing/companies/companyDocuments';
import { admin } from '../data/accounts.ts';
import { addressPartsOf } from '../data/buyers.ts';
import { daysBefore } from '../data/calendar.ts';
import type { SeedCompany, SeedMember } from '../data/companies.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';

const ownerOf = ({ id, members: [owner] }: SeedCompany): SeedMember => {
  if (!owner) throw new Error(`${id} has no members`);
  return owner;
};

const historyOf = (company: SeedCompany, { now }: Seed): CompanyDocument['history'] => {
  const { id, signedUp, undecided = false, suspended } = company;
  const { uid } = ownerOf(company).profile;
  const byAdmin = { actor: 'admin', uid: admin.uid } as const;
  const events: Omit<CompanyDocument['history'][number], 'transitionId'>[] = [
    {
      status: initialCompanyStatus({ reviewCompanies: true }),
      actor: 'owner',
      uid,
      at: daysBefore(now, signedUp, '09:15'),
    },
  ];
  if (!undecided) {
    events.push({ status: 'active', ...byAdmin, at: daysBefore(now, signedUp - 1, '10:30') });
  }
  if (suspended) {
    const { daysAgo, reason } = suspended;
    events.push({ status: 'suspended', ...byAdmin, at: daysBefore(now, daysAgo, '16:00'), reason });
  }
  return events.map((event) => ({ ...event, transitionId: `${id}-${event.status}` }));
};

const companyDocument = (company: SeedCompany, seed: Seed): CompanyDocument => {
  const { id, members, place, position, invitation } = company;
  const { name, taxId, registrationNumber, invoiceEmail, approval } = company;
  const { profile } = ownerOf(company);
  const history = historyOf(company, seed);
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) throw new Error(`${id} has no history`);
  const { uid, email, displayName } = profile;
  const billingAddress = addressPartsOf(profile, place);
  const details = {
    number: companyNumberOf(id),
    ...{ name, taxId, registrationNumber, invoiceEmail },
    country: billingAddress.country,
    billingAddress,
    requestedBy: { uid, email, name: displayName, position },
  };
  return {
    ...details,
    ...statusFields(last.status),
    ...searchFields(details),
    version: last.transitionId,
    approval,
    memberCount: members.length,
    ownerCount: members.filter(({ role }) => role === 'owner').length,
    history,
    ...(invitation && { lastInvitationId: invitationIdOf(invitation.token) }),
    createdAt: first.at,
    updatedAt: last.at,
  };
};

/** The documents of the companies. */
export const companyDocuments = (seed: Seed): SeedDocument<CompanyDocument>[] =>
  seed.companies.map((company) => ({
    path: `${collectionNames.companies}/${company.id}`,
    content: companyDocument(company, seed),
  }));

/** The owner joined with the sign-up, the others some hours after it was accepted. */
const joinedAtOf = (index: number, { signedUp }: SeedCompany, { now }: Seed): Date =>
  index === 0
    ? daysBefore(now, signedUp, '09:15')
    : daysBefore(now, signedUp - 1, `${11 + index}:20`);

const membershipDocument = (
  index: number,
  company: SeedCompany,
  seed: Seed,
): MembershipDocument => {
  const { id: companyId, members } = company;
  const { profile, role, orderLimit, budget } = members[index] ?? ownerOf(company);
  const { uid, email, displayName: name } = profile;
  const lastRequest = seed.requests.find(
    (request) => request.companyId === companyId && request.requester.profile.uid === uid,
  );
  return {
    ...{ companyId, uid, name, email, role, orderLimit, budget },
    invitedBy: index === 0 ? null : ownerOf(company).profile.uid,
    joinedAt: joinedAtOf(index, company, seed),
    version: 'seed',
    ...(lastRequest && { lastRequestId: lastRequest.id }),
  };
};

/** The documents of the memberships. */
export const membershipDocuments = (seed: Seed): SeedDocument<MembershipDocument>[] =>
  seed.companies.flatMap((company) =>
    company.members.map(({ profile }, index) => ({
      path: `${collectionNames.memberships}/${membershipIdOf(company.id, profile.uid)}`,
      content: membershipDocument(index, company, seed),
    })),
  );

/** The documents of the open invitations, which were sent yesterday. */
export const invitationDocuments = (seed: Seed): SeedDocument<InvitationDocument>[] =>
  seed.companies.flatMap((company) => {
    const { id: companyId, invitation } = company;
    if (!invitation) return [];
    const { token, ...invited } = invitation;
    const { uid, displayName: name } = ownerOf(company).profile;
    const createdAt = daysBefore(seed.now, 1, '16:40');
    const content: InvitationDocument = {
      companyId,
      ...invited,
      invitedBy: { uid, name },
      status: 'open',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + companyLimits.invitationDays * dayMs),
      requestId: token,
      acceptedBy: null,
    };
    return [{ path: `${collectionNames.invitations}/${invitationIdOf(token)}`, content }];
  });
