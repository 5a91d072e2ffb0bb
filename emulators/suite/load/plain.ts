const isTimestamp = (value: object): value is { toMillis: () => number } => 'toMillis' in value;

/** The content of a document as plain data with sorted fields, whichever SDK has read it. */
export const plainOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(plainOf);
  if (value === null || typeof value !== 'object') return value ?? null;
  // The web SDK returns fractions of milliseconds. The server SDK rounds, also for a Date.
  if (isTimestamp(value)) return Math.round(value.toMillis());
  const fields = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(fields.map(([name, field]) => [name, plainOf(field)]));
};
