import { type CompanyAction, type CompanyLogEntry, companyActions } from '../../contract/index.ts';
import type { AuditDocument } from '../../documents/audit.ts';
import { entriesIn, newestEntriesFirst } from '../../store/audit.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { Page, PageRequest } from '../../store/reads/queries.ts';
import { companyReference, existingCompany } from './stored/companies.ts';

const isCompanyAction = (action: string): action is CompanyAction =>
  companyActions.some((one) => one === action);

/** The actions of staff, who are not named to a company. */
const byStaff: ReadonlySet<CompanyAction> = new Set([
  'company-accepted',
  'company-declined',
  'company-suspended',
  'company-reopened',
  'company-closed',
]);

const toLogEntry = (
  id: string,
  { action, byEmail, before, after, at }: AuditDocument & { action: CompanyAction },
): CompanyLogEntry => ({
  _id: id,
  action,
  byEmail: byStaff.has(action) ? '' : byEmail,
  before,
  after,
  at: at.toISOString(),
});

/**
 * A page of the log of a company, newest first: the entries of the audit log that its owners may
 * read. Throws `company-not-found`, and `validation` for an invalid cursor.
 */
export const listCompanyLog = async (
  id: string,
  page: PageRequest,
): Promise<Page<CompanyLogEntry>> => {
  existingCompany(await readDocument(companyReference(id)));
  const query = entriesIn({ target: { kind: 'company', id } });
  return readPage(
    {
      query,
      order: newestEntriesFirst,
      matches: ({ action }) => isCompanyAction(action),
      toItem: (entryId, entry) =>
        toLogEntry(entryId, entry as AuditDocument & { action: CompanyAction }),
    },
    page,
  );
};
