import {
  companyLifecycle,
  companyLimits,
  type InvitationStatus,
  isUndecided,
  needsOwner,
} from '../../../contract/index.ts';
import type { CompanyDocument, MembershipDocument } from '../../../documents/people/companies.ts';
import { companies, invitations, memberships } from '../../../store/collections/collections.ts';
import { membershipIdOf } from '../../../store/memberships.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { batchesById, type Found } from '../../../store/reads/queries.ts';
import type { DocumentReport } from '../documents/checkDocuments.ts';
import { type CompanyMembers, readCompanyMembers } from '../documents/snapshots.ts';

const countProblems = (
  id: string,
  { memberCount, ownerCount, status }: CompanyDocument,
  members: readonly Pick<MembershipDocument, 'role'>[],
): string[] => {
  const owners = members.filter(({ role }) => role === 'owner').length;
  return [
    ...(members.length === memberCount
      ? []
      : [`company ${id} counts ${memberCount} members, but has ${members.length}`]),
    ...(owners === ownerCount
      ? []
      : [`company ${id} counts ${ownerCount} owners, but has ${owners}`]),
    ...(owners === 0 && needsOwner(status) ? [`company ${id} is ${status}, but has no owner`] : []),
    ...(members.length > companyLimits.members
      ? [`company ${id} has more than ${companyLimits.members} members`]
      : []),
  ];
};

const statusProblems = (id: string, { history, status, undecided }: CompanyDocument): string[] => [
  ...(companyLifecycle.isHistory(
    history.map((event) => event.status),
    status,
  )
    ? []
    : [`company ${id} is ${status}, to which its history does not lead`]),
  ...(undecided === (isUndecided(status) ? 1 : 0)
    ? []
    : [`company ${id} is ${status}, but is listed otherwise`]),
];

/** The problems of a company with its members, of one snapshot. */
const companyProblems = ({ id, company, members }: CompanyMembers): string[] => [
  ...countProblems(id, company, members),
  ...statusProblems(id, company),
];

const checkCompany = async (id: string): Promise<string[]> => {
  const current = await readCompanyMembers(id);
  return current ? companyProblems(current) : [];
};

/** Numbers are few, so all of them are in memory. */
const numberProblems = (ids: ReadonlyMap<string, readonly string[]>): string[] =>
  [...ids].flatMap(([number, same]) =>
    same.length > 1 ? [`companies ${same.join(' and ')} have the same number ${number}`] : [],
  );

const companiesOf = async <Content extends { companyId: string }>(
  batch: readonly Found<Content>[],
): Promise<Set<string>> => {
  const ids = [...new Set(batch.map(({ content }) => content.companyId))];
  const references = ids.map((id) => companies.doc(id));
  const found = await readFields(references, ['number']);
  return new Set(ids.filter((_, index) => found[index] !== undefined));
};

const membershipProblems = (
  { id, content }: Found<MembershipDocument>,
  existing: ReadonlySet<string>,
): string[] => {
  const { companyId, uid } = content;
  return [
    ...(existing.has(companyId)
      ? []
      : [`membership ${id} is in company ${companyId}, which does not exist`]),
    ...(id === membershipIdOf(companyId, uid)
      ? []
      : [`membership ${id} is that of account ${uid} in company ${companyId}`]),
  ];
};

const checkMemberships = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(memberships)) {
    const existing = await companiesOf(batch);
    problems.push(...batch.flatMap((membership) => membershipProblems(membership, existing)));
  }
  return problems;
};

const accepted: InvitationStatus = 'accepted';

const checkInvitations = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(invitations)) {
    const existing = await companiesOf(batch);
    for (const { id, content } of batch) {
      const { companyId, status, acceptedBy } = content;
      if (!existing.has(companyId)) {
        problems.push(`invitation ${id} is to company ${companyId}, which does not exist`);
      }
      if ((status === accepted) !== (acceptedBy !== null)) {
        problems.push(`invitation ${id} is ${status}, but says otherwise who accepted it`);
      }
    }
  }
  return problems;
};

/**
 * Checks that each company has the members and owners that it counts, and an owner as long as it
 * needs one, that its status follows from its history, that numbers are unique, and that memberships
 * and invitations are of companies that exist. Can run while members change. Costs two reads for
 * each company, membership and invitation, and one for each company of a batch of these.
 */
export const checkCompanies = async (): Promise<DocumentReport> => {
  const report: DocumentReport = { count: 0, problems: [] };
  const idsByNumber = new Map<string, string[]>();
  for await (const batch of batchesById(companies)) {
    report.count += batch.length;
    for (const { id, content } of batch) {
      idsByNumber.set(content.number, [...(idsByNumber.get(content.number) ?? []), id]);
      report.problems.push(...(await checkCompany(id)));
    }
  }
  report.problems.push(...numberProblems(idsByNumber));
  report.problems.push(...(await checkMemberships()), ...(await checkInvitations()));
  return report;
};
