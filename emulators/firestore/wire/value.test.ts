import { describe, expect, it } from 'vitest';
import { Timestamp } from '../values/timestamp.ts';
import { GeoPoint, Reference, type Value } from '../values/values.ts';
import { decodeValue, encodeValue } from './value.ts';

describe('values on the wire', () => {
  it.each<[string, Value]>([
    ['null', null],
    ['a boolean', false],
    ['an integer of 64 bits', -(2n ** 63n)],
    ['a double that is whole', 5],
    ['NaN', Number.NaN],
    ['an empty text', ''],
    ['bytes', Buffer.from([0, 255])],
    ['a timestamp', new Timestamp(-1, 999_999_000)],
    ['a reference', new Reference('projects/p/databases/d/documents/a/b')],
    ['a place', new GeoPoint(-90, 180)],
    ['a list', [1n, [], new Map()]],
    ['a map', new Map([['a', new Map([['b', null]])]])],
  ])('%s survives a round trip', (_, value) => {
    expect(decodeValue(encodeValue(value))).toEqual(value);
  });

  it.each([
    ['no type', {}],
    ['a latitude beyond the pole', { geoPointValue: { latitude: 91, longitude: 0 } }],
    ['a year past 9999', { timestampValue: { seconds: '253402300800', nanos: 0 } }],
    [
      'an empty vector',
      {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: [] } },
          },
        },
      },
    ],
  ])('%s is rejected', (_, wire) => {
    expect(() => decodeValue(wire)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});
