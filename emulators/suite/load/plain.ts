interface Timestamp {
  seconds: number;
  nanoseconds: number;
}

const isTimestamp = (value: object): value is Timestamp => 'toMillis' in value;

/** The content of a document as plain data with sorted fields, whichever SDK has read it. */
export const plainOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plainOf);
  if (value === null || typeof value !== 'object') return value ?? null;
  // The SDKs disagree on the milliseconds: the web SDK returns a fraction, the server SDK rounds.
  if (isTimestamp(value)) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  const fields = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
};
