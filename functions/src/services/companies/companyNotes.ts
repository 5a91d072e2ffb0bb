import type { AddedCompanyNote, CompanyNote, CompanyNoteInput } from '../../contract/index.ts';
import type { CompanyNoteDocument } from '../../documents/companies.ts';
import type { Actor } from '../../store/accounts/accounts.ts';
import { companyTarget, recordAudit } from '../../store/audit.ts';
import { companyNotes } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { type CreatedMarker, once } from '../../store/writes/once.ts';
import { companyReference, existingCompany } from './companies.ts';

const toNote = (id: string, { text, byEmail, at }: CompanyNoteDocument): CompanyNote => ({
  _id: id,
  text,
  byEmail,
  at: at.toISOString(),
});

const toAdded = (id: string, note: CompanyNoteDocument): AddedCompanyNote => ({
  acknowledged: true,
  insertedId: id,
  note: toNote(id, note),
});

const newestFirst: ListOrder = { field: 'at', direction: 'desc' };

/** A page of the notes of staff on a company, newest first. Throws `company-not-found`. */
export const listCompanyNotes = async (
  companyId: string,
  page: PageRequest,
): Promise<Page<CompanyNote>> => {
  existingCompany(await readDocument(companyReference(companyId)));
  const query = companyNotes.where('companyId', '==', companyId);
  return readPage({ query, order: newestFirst, toItem: toNote }, page);
};

/**
 * Adds a note that only staff read; a retry with the same key and text adds none. The audit log says
 * that there is one, not what it says. Throws `company-not-found`.
 */
export const addCompanyNote = (
  companyId: string,
  { input, key }: IdempotentRequest<CompanyNoteInput>,
  caller: Actor,
): Promise<AddedCompanyNote> => {
  const marker: CreatedMarker<CompanyNoteDocument, AddedCompanyNote> = {
    creates: (id) => companyNotes.doc(id),
    answer: (note, id) => toAdded(id, note),
  };
  const request = { caller: caller.uid, key, input: { companyId, ...input }, marker };
  return once(request, async (transaction) => {
    const company = existingCompany(await readDocument(companyReference(companyId)));
    const { uid: by, email: byEmail } = caller;
    const note = { companyId, text: input.text, by, byEmail, at: new Date() };
    transaction.create(companyNotes.doc(transaction.id), note);
    recordAudit(transaction, caller, {
      action: 'company-noted',
      target: companyTarget(companyId, company),
      before: {},
      after: {},
    });
    return toAdded(transaction.id, note);
  });
};
