import { markCompany, markCompanyOf, type PartChange } from '../services/live/markCompanies.ts';
import { type DocumentEvent, documentChange } from './documentChange.ts';

/** Marks a company that has changed for the pages that listen to it. */
export const companyChanged = async ({ params: { id } }: DocumentEvent): Promise<void> => {
  await markCompany(id);
};

/** Marks the company of a membership, an invitation or a request for approval that has changed. */
export const companyPartChanged = (event: DocumentEvent): Promise<void> =>
  markCompanyOf(documentChange<NonNullable<PartChange['after']>>(event));
