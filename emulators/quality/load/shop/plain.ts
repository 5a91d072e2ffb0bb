interface Timestamp {
  seconds: number;
  nanoseconds: number;
}

const isTimestamp = (value: object): value is Timestamp =>
  'seconds' in value && 'nanoseconds' in value;

/** Rounds as the server SDK does for a Date. Both SDKs have other roundings, too. */
const millisecondsOf = ({ seconds, nanoseconds }: Timestamp): number =>
  seconds * 1_000 + Math.round(nanoseconds / 1_000_000);

/** The content of a document as plain data with sorted fields, whichever SDK has read it. */
export const plainOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plainOf);
  if (value === null || typeof value !== 'object') return value ?? null;
  if (isTimestamp(value)) return millisecondsOf(value);
  const fields = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
};
