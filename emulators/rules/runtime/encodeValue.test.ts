import { expect, it } from 'vitest';
import {
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  Unknown,
} from '../language/values.ts';
import { encodeValue } from './encodeValue.ts';
import { PartialMap } from './partialMap.ts';

const mapOf = (entries: Record<string, RulesValue>) => new Map(Object.entries(entries));

/** The format of the coverage reports of Google's emulator 1.19.9. */
it.each<[RulesValue, object]>([
  [null, { nullValue: null }],
  [true, { boolValue: true }],
  [7n, { intValue: '7' }],
  [1.5, { floatValue: 1.5 }],
  [Number.NaN, { floatValue: 'NaN' }],
  [Number.POSITIVE_INFINITY, { floatValue: 'Infinity' }],
  ['a', { stringValue: 'a' }],
  [Buffer.from('ab'), { bytesValue: 'YWI=' }],
  [new RulesTimestamp(1n, 500_000_000), { timestampValue: '1970-01-01T00:00:01.500Z' }],
  [new RulesTimestamp(1n, 0), { timestampValue: '1970-01-01T00:00:01Z' }],
  [new RulesDuration(-90n, 0), { durationValue: '-90s' }],
  [new RulesDuration(1n, 500_000_000), { durationValue: '1.500s' }],
  [new RulesDuration(0n, -1), { durationValue: '-0.000000001s' }],
  [new RulesLatLng(1, 2.5), { latlngValue: { latitude: 1, longitude: 2.5 } }],
  [RulesPath.of('/a/b'), { pathValue: { segments: [{ simple: 'a' }, { simple: 'b' }] } }],
  [[1n], { listValue: { values: [{ intValue: '1' }] } }],
  [new RulesSet([1n]), { setValue: { values: [{ intValue: '1' }] } }],
  [mapOf({ a: null }), { mapValue: { fields: { a: { nullValue: null } } } }],
  [
    new RulesMapDiff(mapOf({ a: 1n, b: 1n, c: 1n }), mapOf({ b: 1n, c: 2n, d: 1n })),
    { mapDiffValue: { keyStatuses: { a: 'ADDED', b: 'UNCHANGED', c: 'CHANGED', d: 'REMOVED' } } },
  ],
])('%o', (value, encoded) => {
  expect(encodeValue(value)).toEqual(encoded);
});

it('encodes an unknown value by its constraints', () => {
  const partial = new PartialMap();
  partial.set('n', new Unknown([{ operator: '>=', operand: 7n }]));
  const simpleConstraints = [{ comparator: 'GTE', value: { intValue: '7' } }];
  expect(encodeValue(partial)).toEqual({
    mapValue: { fields: { n: { constraintValue: { simpleConstraints } } } },
  });
});
