import type { AuditTargetKind } from '../../contract/index.ts';
import type { StaffNoteDocument } from '../../documents/people/notes.ts';
import {
  companies,
  deletedAccounts,
  orders,
  staffNotes,
} from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { batchesById, type Found } from '../../store/reads/queries.ts';

type Note = Found<StaffNoteDocument>;

const ofKind = (notes: readonly Note[], kind: AuditTargetKind): Note[] =>
  notes.filter(({ content }) => content.about.kind === kind);

const problemOf = ({ id, content: { about } }: Note, state: string): string =>
  `note ${id} is on ${about.kind} ${about.id}, which ${state}`;

const idsOf = (notes: readonly Note[]): string[] => notes.map(({ content }) => content.about.id);

const onOrders = async (notes: readonly Note[]): Promise<string[]> => {
  const found = await readFields(
    idsOf(notes).map((id) => orders.doc(id)),
    ['number'],
  );
  return notes
    .filter((_, index) => found[index] === undefined)
    .map((note) => problemOf(note, 'does not exist'));
};

const onCompanies = async (notes: readonly Note[]): Promise<string[]> => {
  const found = await readFields(
    idsOf(notes).map((id) => companies.doc(id)),
    ['number'],
  );
  return notes
    .filter((_, index) => found[index] === undefined)
    .map((note) => problemOf(note, 'does not exist'));
};

/** The notes on accounts whose deletion is complete: it removes them. */
const onDeletedAccounts = async (notes: readonly Note[]): Promise<string[]> => {
  const found = await readFields(
    idsOf(notes).map((uid) => deletedAccounts.doc(uid)),
    ['email'],
  );
  return notes
    .filter((_, index) => found[index]?.email === '')
    .map((note) => problemOf(note, 'was deleted'));
};

/**
 * Checks that the notes of staff are on orders and companies that exist, and on no deleted account.
 * Can run while staff write them. Costs two reads for each note.
 */
export const checkNotes = async (): Promise<string[]> => {
  const problems: string[] = [];
  for await (const batch of batchesById(staffNotes)) {
    problems.push(
      ...(await onOrders(ofKind(batch, 'order'))),
      ...(await onCompanies(ofKind(batch, 'company'))),
      ...(await onDeletedAccounts(ofKind(batch, 'user'))),
    );
  }
  return problems;
};
