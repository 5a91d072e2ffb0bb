import type { DocumentReference } from 'firebase-admin/firestore';
import { companyFields } from '../../../contract/companies/fields.ts';
import {
  type ChangedCompany,
  type Company,
  type CompanyStatus,
  companyTermsOf,
  foldedText,
  isCompanyId,
  isUndecided,
} from '../../../contract/index.ts';
import { toSent } from '../../../contract/kinds/fields.ts';
import type { CompanyDocument } from '../../../documents/people/companies.ts';
import { ApiError } from '../../../errors.ts';
import type { Buyer } from '../../../store/accounts/caller.ts';
import { companies } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { Confirmation } from '../../../store/writes/transact.ts';
import { countSameNames } from './sameNames.ts';

/** The reference to a company. Throws `company-not-found` for an id that no company can have. */
export const companyReference = (
  id: string,
): DocumentReference<CompanyDocument, CompanyDocument> => {
  if (!isCompanyId(id)) throw new ApiError('company-not-found');
  return companies.doc(id);
};

/** The company that was read. Throws `company-not-found` without one. */
export const existingCompany = (stored: CompanyDocument | undefined): CompanyDocument => {
  if (!stored) throw new ApiError('company-not-found');
  return stored;
};

/** A stored company as responses contain it. */
export const toCompany = (_id: string, stored: CompanyDocument): Company => ({
  _id,
  ...toSent(companyFields, stored),
});

/** The response to a change of a company. */
export const toChangedCompany = (id: string, stored: CompanyDocument): ChangedCompany => ({
  acknowledged: true,
  company: toCompany(id, stored),
});

/** The fields of a stored company that follow from its status. */
export const statusFields = (status: CompanyStatus) =>
  ({ status, undecided: isUndecided(status) ? 1 : 0 }) as const;

/** The fields of a stored company by which others find it. */
export const searchFields = (
  company: Pick<
    CompanyDocument,
    | 'number'
    | 'name'
    | 'taxId'
    | 'registrationNumber'
    | 'invoiceEmail'
    | 'requestedBy'
    | 'billingAddress'
  >,
) => ({
  nameKey: foldedText(company.name).replace(/\s+/g, ' ').trim(),
  searchTerms: companyTermsOf(company),
});

/** Shows by its version that a transaction has changed a company. */
export const confirmedByCompany = (id: string): Confirmation<CompanyDocument> => ({
  reference: companyReference(id),
  shows: ({ version }, transactionId) => version === transactionId,
});

/** A company; for staff with the number of others of the same name. Throws `company-not-found`. */
export const getCompany = async (id: string, { staff }: Pick<Buyer, 'staff'>): Promise<Company> => {
  const company = existingCompany(await readDocument(companyReference(id)));
  if (!staff) return toCompany(id, company);
  const [sameName = 0] = await countSameNames([company]);
  return { ...toCompany(id, company), sameName };
};
