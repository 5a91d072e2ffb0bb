/** A vector in the wire format. */
export const wireVector = (...numbers: number[]): object => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

/** A search for the vectors of the field `v` nearest to (1, 0), in the wire format. */
export const wireSearch = (changes: object = {}): object => ({
  vectorField: { fieldPath: 'v' },
  queryVector: wireVector(1, 0),
  distanceMeasure: 'EUCLIDEAN',
  limit: { value: 10 },
  ...changes,
});
