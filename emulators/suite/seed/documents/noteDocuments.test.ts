import { staffNoteSchema } from 'functions/contract';
import { expect, it } from 'vitest';
import { notes } from '../data/notes.ts';
import { seed } from '../dataset/seedData.ts';
import { noteAuditDocuments, noteDocuments } from './noteDocuments.ts';

it('The notes of the seed are valid, before the shop starts, and in the audit log', () => {
  const documents = noteDocuments(seed);
  for (const { content } of documents) {
    expect(staffNoteSchema.isValidSync({ text: content.text })).toBe(true);
    expect(content.at.getTime()).toBeLessThan(seed.now.getTime());
  }
  expect(documents.map(({ content }) => content.about.kind)).toEqual(['order', 'user', 'company']);
  const entries = noteAuditDocuments(seed).map(({ content }) => content.target);
  expect(entries).toEqual(documents.map(({ content }) => content.about));
});

it('A note on nothing is refused', () => {
  const [note = expect.fail('no note')] = notes;
  const stray = { ...note, about: { kind: 'order', id: 'no-order' } } as const;
  expect(() => noteDocuments({ ...seed, notes: [stray] })).toThrow('there is no order no-order');
});
