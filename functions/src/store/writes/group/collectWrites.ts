import type { DocumentReference } from 'firebase-admin/firestore';
import type { Transaction } from '../transaction.ts';
import { combinedWrite, type DocumentWrite } from './documentWrite.ts';
import { mergedFields } from './fieldChanges.ts';

interface Written {
  reference: DocumentReference;
  write: DocumentWrite;
}

/** The writes to documents, by their paths. */
export type Writes = Map<string, Written>;

type WritingSteps = Omit<Transaction, 'id' | 'read' | 'readAll' | 'peek'>;

/** Collects the writes of a request, one for each document. */
export const collectWrites = (id: string) => {
  const writes: Writes = new Map();
  let added: DocumentReference | undefined;

  const write = (written: object, one: DocumentWrite): void => {
    const reference = written as DocumentReference;
    const combined = combinedWrite(writes.get(reference.path)?.write, one);
    writes.set(reference.path, { reference, write: combined });
  };

  const steps: WritingSteps = {
    create: (reference, content) => {
      write(reference, { kind: 'create', content });
      if (reference.id === id) added = reference as DocumentReference;
    },
    add: (reference, content) => {
      write(reference, { kind: 'create', content });
      added = reference as DocumentReference;
    },
    update: (reference, change) => {
      const changes = Object.entries(change).map(
        ([path, value]) => [path.split('.'), value] as const,
      );
      write(reference, { kind: 'update', changes });
    },
    updatePaths: (reference, changes) => write(reference, { kind: 'update', changes }),
    merge: (reference, change) =>
      write(reference, { kind: 'merge', changes: mergedFields(change) }),
    replace: (reference, content) => write(reference, { kind: 'replace', content }),
    assertMissing: (reference) => write(reference, { kind: 'assertMissing' }),
    remove: (reference) => write(reference, { kind: 'remove' }),
  };

  return { steps, writes, addedDocument: () => added };
};
