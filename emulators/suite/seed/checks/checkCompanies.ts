import {
  companySchema,
  invitationSchema,
  needsOwner,
  unsatisfiableRules,
} from 'functions/contract';
import { companyDocuments } from '../companyDocuments/companyDocuments.ts';
import type { SeedCompany } from '../data/companies.ts';
import type { Seed } from '../dataset/seedData.ts';
import { assertUnique, checkEntry, SeedError } from '../dataset/seedError.ts';
import { checkLines } from './checkOrders.ts';

const file = 'data/companies.ts';

const checkMembers = ({ name, approval, members }: SeedCompany) => {
  const limited = members.map(({ profile, ...limits }) => ({ ...limits, uid: profile.uid }));
  assertUnique(
    file,
    limited.map(({ uid }) => uid),
  );
  const [rule] = unsatisfiableRules(approval, limited);
  if (rule) throw new SeedError(file, name, `nobody can satisfy ${rule.rule} of ${rule.uid}`);
};

const checkDocuments = (seed: Seed) => {
  for (const { content } of companyDocuments(seed)) {
    const { name, country, taxId, registrationNumber, billingAddress, ...others } = content;
    const { version, invoiceEmail, approval, ownerCount, status } = others;
    const details = { name, country, taxId, registrationNumber, billingAddress, invoiceEmail };
    checkEntry(file, name, companySchema, { version, ...details, approval });
    if (needsOwner(status) && ownerCount === 0) throw new SeedError(file, name, 'it has no owner');
  }
};

const checkRequests = ({ requests, companies, catalogue }: Seed) => {
  assertUnique(
    'orders/requests.ts',
    requests.map(({ id }) => id),
  );
  for (const { id, companyId, requester, lines } of requests) {
    const company = companies.find((candidate) => candidate.id === companyId);
    if (!company?.members.some(({ profile }) => profile.uid === requester.profile.uid)) {
      throw new SeedError('orders/requests.ts', id, 'the requester is no member of the company');
    }
    checkLines('orders/requests.ts', id, lines, catalogue);
  }
};

/**
 * Checks the companies of a seed with their members, invitations and requests.
 * @throws {SeedError} with the file, the company or the request, and the cause.
 */
export const checkCompanies = (seed: Seed): void => {
  assertUnique(
    file,
    seed.companies.map(({ id }) => id),
  );
  for (const company of seed.companies) {
    checkMembers(company);
    if (!company.invitation) continue;
    const { token: _, ...invitation } = company.invitation;
    checkEntry(file, invitation.email, invitationSchema, invitation);
  }
  checkDocuments(seed);
  checkRequests(seed);
};
