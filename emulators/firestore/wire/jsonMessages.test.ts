import { describe, expect, it } from 'vitest';
import { JsonMessages } from './json/jsonMessages.ts';
import { parseJson } from './json/parseJson.ts';
import { loadProtocol } from './protocol.ts';

const messages = new JsonMessages(loadProtocol());
const value = messages.get('google.firestore.v1.Value');
const document = messages.get('google.firestore.v1.Document');
const query = messages.get('google.firestore.v1.StructuredQuery');
const count = messages.get('google.firestore.v1.StructuredAggregationQuery.Aggregation.Count');

const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringMatching(message) });

describe('a value in JSON', () => {
  it.each<[string, object, object, object?]>([
    ['null', { nullValue: null }, { nullValue: 'NULL_VALUE' }],
    ['null by name', { nullValue: 'NULL_VALUE' }, { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['null by number', { nullValue: 0 }, { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['false', { booleanValue: false }, { booleanValue: false }],
    [
      'an integer as text',
      { integerValue: '-9223372036854775808' },
      { integerValue: '-9223372036854775808' },
    ],
    ['an integer as number', { integerValue: 5 }, { integerValue: '5' }, { integerValue: '5' }],
    ['a double', { doubleValue: 1.5 }, { doubleValue: 1.5 }],
    ['a double as text', { doubleValue: '-1.5e3' }, { doubleValue: -1500 }, { doubleValue: -1500 }],
    ['NaN', { doubleValue: 'NaN' }, { doubleValue: Number.NaN }],
    ['-Infinity', { doubleValue: '-Infinity' }, { doubleValue: Number.NEGATIVE_INFINITY }],
    ['an empty text', { stringValue: '' }, { stringValue: '' }],
    ['bytes', { bytesValue: '+/8=' }, { bytesValue: Buffer.from([251, 255]) }],
    [
      'bytes in the URL-safe alphabet',
      { bytesValue: '-_8' },
      { bytesValue: Buffer.from([251, 255]) },
      { bytesValue: '+/8=' },
    ],
    [
      'a time',
      { timestampValue: '1969-12-31T23:59:59.999999Z' },
      { timestampValue: { seconds: -1, nanos: 999_999_000 } },
    ],
    [
      'a time in another time zone',
      { timestampValue: '2020-01-01T01:30:00.5+01:30' },
      { timestampValue: { seconds: 1_577_836_800, nanos: 500_000_000 } },
      { timestampValue: '2020-01-01T00:00:00.500Z' },
    ],
    ['an empty list', { arrayValue: {} }, { arrayValue: { values: [] } }],
    [
      'a list',
      { arrayValue: { values: [{ integerValue: '1' }] } },
      { arrayValue: { values: [{ integerValue: '1' }] } },
    ],
    [
      'a map with the names of object members',
      { mapValue: { fields: { toString: { stringValue: 'x' } } } },
      { mapValue: { fields: { toString: { stringValue: 'x' } } } },
    ],
    [
      'a place on the equator',
      { geoPointValue: { longitude: 1 } },
      { geoPointValue: { longitude: 1 } },
    ],
  ])('%s', (_, json, message, back = json) => {
    expect(value.decode(json, '')).toEqual(message);
    expect(value.encode(message)).toEqual(back);
  });

  it.each<[string, unknown, RegExp]>([
    ['a list', [], /an object is expected/],
    ['a type that does not exist', { longValue: 1 }, /unknown name "longValue"/],
    ['two types', { integerValue: 1, stringValue: 'x' }, /"stringValue" and another field/],
    ['a fraction for an integer', { integerValue: 1.5 }, /integerValue: an integer is expected/],
    ['an integer of 65 bits', { integerValue: '9223372036854775808' }, /does not fit into 64 bits/],
    ['words for a number', { doubleValue: 'many' }, /a number is expected/],
    [
      'a number that is too large',
      { doubleValue: Number.POSITIVE_INFINITY },
      /a number is expected/,
    ],
    ['a number for a text', { stringValue: 5 }, /a string is expected/],
    ['a number for a truth', { booleanValue: 1 }, /true or false is expected/],
    ['text that is not base64', { bytesValue: '%' }, /base64/],
    ['a word for a time', { timestampValue: 'today' }, /a time like/],
    ['a day that no month has', { timestampValue: '2021-02-29T00:00:00Z' }, /a time like/],
    ['a hole in a list', { arrayValue: { values: [null] } }, /arrayValue\.values\[0\]: an object/],
    ['a hole in a map', { mapValue: { fields: { a: null } } }, /mapValue\.fields\.a: an object/],
    ['text for null', { nullValue: 'nothing' }, /null is expected/],
  ])('%s is refused', (_, json, message) => {
    expect(() => value.decode(json, '')).toThrow(refusal(message));
  });
});

describe('a message in JSON', () => {
  it('accepts field names in camel case and in snake case', () => {
    const expected = query.decode({ orderBy: [{ field: { fieldPath: 'a' } }] }, '');
    expect(query.decode({ order_by: [{ field: { field_path: 'a' } }] }, '')).toEqual(expected);
  });

  it('accepts enums by name and by number', () => {
    const order = (direction: unknown) => query.decode({ orderBy: [{ direction }] }, '');
    expect(order(2)).toEqual(order('DESCENDING'));
    expect(() => order('UPWARDS')).toThrow(refusal(/orderBy\[0\]\.direction: one of .*DESCENDING/));
  });

  it('represents a wrapped number as the number itself', () => {
    expect(query.decode({ limit: 0 }, '')).toMatchObject({ limit: { value: 0 } });
    expect(count.decode({ upTo: '7' }, '')).toEqual({ upTo: { value: '7' } });
    expect(count.encode({ upTo: { value: '7' } })).toEqual({ upTo: '7' });
    expect(() => query.decode({ limit: 2 ** 31 }, '')).toThrow(refusal(/32 bits/));
  });

  it('treats a null field as missing', () => {
    expect(query.decode({ where: null, from: null }, '')).toEqual(query.decode({}, ''));
  });

  it('omits empty fields', () => {
    expect(document.encode({ name: '', fields: {} })).toEqual({});
  });
});

describe('parseJson', () => {
  it('keeps integers that a number cannot hold', () => {
    const json = parseJson(
      '{"a": 9223372036854775807, "b": "9223372036854775807", "c": 1234567890.5}',
    );
    expect(json).toEqual({
      a: '9223372036854775807',
      b: '9223372036854775807',
      c: 1234567890.5,
    });
  });
});

describe('deeply nested JSON', () => {
  it.each([
    '['.repeat(2_000) + ']'.repeat(2_000),
    '{"a":'.repeat(1_000_000),
    '{"mapValue":{"fields":{"m":'.repeat(2_000),
  ])('is refused', (text) => {
    expect(() => parseJson(text)).toThrow(refusal(/nested deeper than 500 levels/));
  });

  it('may have brackets in its strings', () => {
    const text = '\\"[{'.repeat(1_000);
    expect(parseJson(`["${text}"]`)).toEqual(['"[{'.repeat(1_000)]);
  });
});
