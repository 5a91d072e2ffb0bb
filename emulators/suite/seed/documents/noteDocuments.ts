import {
  type AuditTarget,
  collectionNames,
  companyNumberOf,
  orderNumberOf,
} from 'functions/contract';
import type { AuditDocument, StaffNoteDocument } from 'functions/documents';
import { admin } from '../data/accounts.ts';
import { daysBefore } from '../data/calendar.ts';
import type { SeedNote } from '../data/notes.ts';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { SeedError } from '../dataset/seedError.ts';
import type { SeedDocument } from './documents.ts';

const labelOf = ({ id, about }: SeedNote, seed: Seed): string => {
  const order = seed.orders.find((one) => one.id === about.id);
  if (about.kind === 'order' && order) return orderNumberOf(order.id);
  const company = seed.companies.find((one) => one.id === about.id);
  if (about.kind === 'company' && company) {
    return `${companyNumberOf(company.id)}, ${company.name}`;
  }
  const profile = profilesOf(seed).find(({ uid }) => uid === about.id);
  if (about.kind === 'user' && profile) return profile.email;
  throw new SeedError('data/notes.ts', id, `there is no ${about.kind} ${about.id}`);
};

const aboutOf = (note: SeedNote, seed: Seed): AuditTarget => ({
  ...note.about,
  label: labelOf(note, seed),
});

/** The documents of the notes of staff. */
export const noteDocuments = (seed: Seed): SeedDocument<StaffNoteDocument>[] =>
  seed.notes.map((note) => ({
    path: `${collectionNames.staffNotes}/${note.id}`,
    content: {
      about: aboutOf(note, seed),
      text: note.text,
      by: admin.uid,
      byEmail: admin.email,
      at: daysBefore(seed.now, ...note.at),
    },
  }));

/** The entries of the audit log that the notes would have left. */
export const noteAuditDocuments = (seed: Seed): SeedDocument<AuditDocument>[] =>
  noteDocuments(seed).map(({ content: { about, by, byEmail, at } }, index) => {
    const id = seed.notes[index]?.id ?? '';
    const change = { action: 'note-added', target: about, before: {}, after: {} } as const;
    return {
      path: `${collectionNames.auditLog}/${id}`,
      content: { by, byEmail, ...change, at, requestId: id },
    };
  });
