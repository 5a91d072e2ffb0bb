import type { DocumentData } from 'firebase-admin/firestore';
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import { contentOfEvent } from '../store/collections/collections.ts';

/** The event of a document that was created, changed or deleted. */
export type DocumentEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** The document of an event before and after the change; `undefined` if it did not exist. */
export const documentChange = <Content extends DocumentData>({
  data,
  params: { id },
}: DocumentEvent) => ({
  id,
  before: contentOfEvent<Content>(data?.before),
  after: contentOfEvent<Content>(data?.after),
});
