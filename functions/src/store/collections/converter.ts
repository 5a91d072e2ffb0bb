import {
  type DocumentData,
  type FirestoreDataConverter,
  Timestamp,
} from 'firebase-admin/firestore';

/** The same value with dates instead of Firestore's timestamps. */
export const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDates(field)]));
};

/** Converts stored documents, whose times are dates in our code. */
export const converter = <Content extends DocumentData>(): FirestoreDataConverter<
  Content,
  Content
> => ({
  toFirestore: (content) => content as Content,
  fromFirestore: (snapshot) => withDates(snapshot.data()) as Content,
});
