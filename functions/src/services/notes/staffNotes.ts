import {
  type AddedStaffNote,
  type AuditTarget,
  type Deleted,
  hasPermission,
  type Permission,
  type StaffNote,
  type StaffNoteInput,
} from '../../contract/index.ts';
import type { StaffNoteDocument } from '../../documents/people/notes.ts';
import { ApiError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { isDocumentId, staffNotes } from '../../store/collections/collections.ts';
import { readPage } from '../../store/reads/pages.ts';
import type { ListOrder, Page, PageRequest } from '../../store/reads/queries.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import { transact } from '../../store/writes/transact.ts';
import type { NoteSubject } from './noteSubjects.ts';

const toNote = (id: string, { text, by, byEmail, at }: StaffNoteDocument): StaffNote => ({
  _id: id,
  text,
  by,
  byEmail,
  at: at.toISOString(),
});

const toAdded = (id: string, note: StaffNoteDocument): AddedStaffNote => ({
  acknowledged: true,
  insertedId: id,
  note: toNote(id, note),
});

const newestFirst: ListOrder = { field: 'at', direction: 'desc' };

/** The notes about an order, a company or an account. */
export const notesAbout = ({ kind, id }: Pick<AuditTarget, 'kind' | 'id'>) =>
  staffNotes.where('about.kind', '==', kind).where('about.id', '==', id);

/** A page of the notes on a subject, newest first. Throws the error of a subject that is missing. */
export const listStaffNotes = async (
  { read }: NoteSubject,
  page: PageRequest,
): Promise<Page<StaffNote>> => {
  const query = notesAbout(await read());
  return readPage({ query, order: newestFirst, toItem: toNote }, page);
};

/**
 * Adds a note that only staff read; a retry with the same key and text adds none. The audit log says
 * that there is one, not what it says. Throws the error of a subject that is missing.
 */
export const addStaffNote = (
  { key: subject, read, keep }: NoteSubject,
  { input, key }: IdempotentRequest<StaffNoteInput>,
  caller: Caller,
): Promise<AddedStaffNote> => {
  const sent = { caller: caller.uid, key, input: { subject, ...input } };
  return once({ ...sent, checkRights: checkedByRoute }, async (transaction) => {
    const about = await read();
    await keep?.(transaction);
    const { uid: by, email: byEmail } = caller;
    const note = { about, text: input.text, by, byEmail, at: new Date() };
    transaction.create(staffNotes.doc(transaction.id), note);
    recordAudit(transaction, caller, {
      action: 'note-added',
      target: about,
      before: {},
      after: {},
    });
    return toAdded(transaction.id, note);
  });
};

/** What it takes to write a note on something. */
const permissionOn: Partial<Record<AuditTarget['kind'], Permission>> = {
  order: 'write_orders',
  company: 'write_companies',
  user: 'write_customers',
};

/**
 * Deletes a note of the caller, and records that in the audit log. Nothing happens without the note.
 * Throws `forbidden` for the note of someone else, and for one that the caller could not write any more.
 */
export const deleteStaffNote = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const note = isDocumentId(id) ? await transaction.read(staffNotes.doc(id)) : undefined;
    if (!note) return { acknowledged: true, deletedCount: 0 };
    if (note.by !== caller.uid) throw new ApiError('forbidden');
    const permission = permissionOn[note.about.kind] ?? 'write_customers';
    if (!hasPermission(caller.permissions, permission)) {
      throw new ApiError('forbidden', { permission });
    }
    transaction.remove(staffNotes.doc(id));
    recordAudit(transaction, caller, {
      action: 'note-deleted',
      target: note.about,
      before: {},
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });
