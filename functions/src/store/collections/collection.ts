import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import { converter } from './converter.ts';
import { db } from './firebase.ts';

/** A collection of documents with dates instead of Firestore's timestamps. */
export const collection = <Content extends DocumentData>(
  path: string,
): CollectionReference<Content, Content> => db.collection(path).withConverter(converter<Content>());
