import { isDeepStrictEqual } from 'node:util';
import {
  type AuditFields,
  type ChangedCompany,
  type CompanyInput,
  canChangeWith,
  orderAddressOf,
  unsatisfiableMessage,
  unsatisfiableRules,
  withCountry,
} from '../../contract/index.ts';
import type { CompanyDocument } from '../../documents/people/companies.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import { transact } from '../../store/writes/transact.ts';
import { completedAddress } from '../accounts/completedAddress.ts';
import { shopCountry } from '../settings/settings.ts';
import { readManaged } from './members/memberRights.ts';
import {
  companyReference,
  confirmedByCompany,
  searchFields,
  toChangedCompany,
  toCompany,
} from './stored/companies.ts';
import { readMembers } from './stored/storedMembers.ts';

type Edited = Omit<CompanyInput, 'version'>;

const auditedFields = (
  { billingAddress, approval, ...details }: Edited,
  sellerCountry: string,
): AuditFields => ({
  name: details.name,
  country: details.country,
  taxId: details.taxId,
  registrationNumber: details.registrationNumber,
  invoiceEmail: details.invoiceEmail,
  billingAddress: orderAddressOf(billingAddress, sellerCountry),
  billingPhone: billingAddress.phoneNumber,
  fromAmount: approval.fromAmount,
  approvers: approval.approvers,
  ownersExempt: approval.ownersExempt,
});

/** The fields that differ, with their values in `one`. */
const differing = (one: AuditFields, other: AuditFields): AuditFields =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => value !== other[name]));

/** Refuses rules that nobody but the requester could satisfy. Throws `validation`. */
const checkRules = async (id: string, { approval }: Edited, stored: CompanyDocument) => {
  if (isDeepStrictEqual(approval, stored.approval)) return;
  const members = await readMembers(id);
  const [first] = unsatisfiableRules(approval, members);
  if (!first) return;
  const name = members.find(({ uid }) => uid === first.uid)?.name ?? '';
  const field = first.rule === 'from-amount' ? 'approval.fromAmount' : 'approval.approvers';
  throw validationError({ [field]: unsatisfiableMessage(first.available, approval, name) });
};

/** The edited fields with the seller's country where they name none. */
const complete = (input: Edited, country: string): Edited => ({
  ...withCountry(input, country),
  billingAddress: completedAddress(input.billingAddress, country, 'billingAddress.'),
});

/**
 * Replaces details and rules of a company, and records the changed fields in the audit log. Throws
 * `not-a-member` and `role-forbidden` when the right was lost meanwhile, `company-inactive` after the
 * end, `precondition-failed` with the company unless the change was made for its version, and
 * `validation` for rules that nobody but the requester could satisfy.
 */
export const updateCompany = (
  id: string,
  { version, ...input }: CompanyInput,
  caller: Caller,
): Promise<ChangedCompany> =>
  transact(
    async (transaction) => {
      const { company } = await readManaged(transaction, id, caller, 'manage');
      if (!canChangeWith(company.status)) {
        throw new ApiError('company-inactive', { companyStatus: company.status });
      }
      if (company.version !== version) {
        throw new ApiError('precondition-failed', { company: toCompany(id, company) });
      }
      const country = await shopCountry();
      const edited = complete(input, country);
      const [before, after] = [auditedFields(company, country), auditedFields(edited, country)];
      const changed = differing(after, before);
      if (Object.keys(changed).length === 0) return toChangedCompany(id, company);
      await checkRules(id, edited, company);
      const updated = { ...company, ...edited };
      const change = {
        ...edited,
        ...searchFields(updated),
        version: transaction.id,
        updatedAt: new Date(),
      };
      transaction.update(companyReference(id), change);
      recordAudit(transaction, caller, {
        action: 'company-changed',
        target: companyTarget(id, updated),
        before: differing(before, after),
        after: changed,
      });
      return toChangedCompany(id, { ...updated, ...change });
    },
    { confirmBy: confirmedByCompany(id) },
  );
