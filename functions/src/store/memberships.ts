import type { DocumentReference } from 'firebase-admin/firestore';
import { isCompanyId } from '../contract/index.ts';
import type { MembershipDocument } from '../documents/people/companies.ts';
import { isDocumentId, memberships } from './collections/collections.ts';
import { readDocument } from './reads/documents.ts';

/** The id of the membership of an account in a company. */
export const membershipIdOf = (companyId: string, uid: string): string => `${companyId}_${uid}`;

/** The reference to a membership; undefined for ids that no membership can have. */
const membershipReference = (
  companyId: string,
  uid: string,
): DocumentReference<MembershipDocument, MembershipDocument> | undefined => {
  const id = membershipIdOf(companyId, uid);
  return isCompanyId(companyId) && isDocumentId(id) ? memberships.doc(id) : undefined;
};

/** The current membership of an account in a company, if it has one. Costs one read. */
export const readMembership = async (
  companyId: string,
  uid: string,
): Promise<MembershipDocument | undefined> => {
  const reference = membershipReference(companyId, uid);
  return reference && readDocument(reference);
};
