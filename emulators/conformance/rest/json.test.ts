import { describe, expect, it } from 'vitest';
import { isOfficial } from '../support/firestore.ts';
import { answered, failure, RestClient } from '../support/rest.ts';

const rest = new RestClient();

const put = (value: unknown) => rest.call('PATCH', '/values/x', { body: { fields: { a: value } } });

describe('values in JSON', () => {
  it.each<[string, object, object?]>([
    ['null', { nullValue: null }],
    ['null by name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['false', { booleanValue: false }],
    ['the largest integer', { integerValue: '9223372036854775807' }],
    ['an integer as a number', { integerValue: 5 }, { integerValue: '5' }],
    ['a double', { doubleValue: 1.5 }],
    ['a double as a text', { doubleValue: '1.5' }, { doubleValue: 1.5 }],
    ['NaN', { doubleValue: 'NaN' }],
    ['Infinity', { doubleValue: 'Infinity' }],
    ['-Infinity', { doubleValue: '-Infinity' }],
    ['an empty text', { stringValue: '' }],
    ['bytes', { bytesValue: '+/8=' }],
    ['bytes in the URL-safe alphabet', { bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    ['a time', { timestampValue: '2020-01-01T00:00:00Z' }],
    ['a time before 1970', { timestampValue: '1969-12-31T23:59:59.999999Z' }],
    ['the first time', { timestampValue: '0001-01-01T00:00:00Z' }],
    [
      'a time with an offset, cut to microseconds',
      { timestampValue: '2020-01-01T01:30:00.1234567+01:30' },
      { timestampValue: '2020-01-01T00:00:00.123456Z' },
    ],
    [
      'half a second',
      { timestampValue: '2020-01-01T00:00:00.5Z' },
      { timestampValue: '2020-01-01T00:00:00.500Z' },
    ],
    ['a reference', { referenceValue: 'projects/p/databases/d/documents/a/b' }],
    ['a place', { geoPointValue: { latitude: -1.5, longitude: 180 } }],
    [
      'a place on the equator',
      { geoPointValue: { latitude: 0, longitude: 1 } },
      { geoPointValue: { longitude: 1 } },
    ],
    ['an empty list', { arrayValue: {} }],
    ['an empty list that is spelled out', { arrayValue: { values: [] } }, { arrayValue: {} }],
    ['an empty map', { mapValue: {} }],
    ['names of object members', { mapValue: { fields: { toString: { integerValue: '1' } } } }],
  ])('%s', async (_, value, back = value) => {
    const { status, body } = await put(value);
    expect({ status, ...body }).toMatchObject({ status: 200, fields: { a: back } });
  });

  it.each<[string, unknown]>([
    ['a value that is null', null],
    ['a type that does not exist', { longValue: 1 }],
    ['two types', { integerValue: 1, stringValue: 'x' }],
    ['a word for an integer', { integerValue: 'many' }],
    ['a fraction for an integer', { integerValue: 1.5 }],
    ['an integer of 65 bits', { integerValue: '9223372036854775808' }],
    ['a word for a time', { timestampValue: 'today' }],
    ['text that is not base64', { bytesValue: '%' }],
    ['an object as a list', { arrayValue: { values: {} } }],
  ])('%s is rejected', async (_, value) => {
    const reply = await put(value);
    const message = expect.stringMatching(/^Payload isn't valid for request/);
    expect(reply).toEqual(failure(400, 'INVALID_ARGUMENT', message));
  });

  it('a value without a type is rejected', async () => {
    expect(await put({})).toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });

  it('a number is not accepted as a string, unlike in Google’s emulator', async () => {
    // A string is a JSON string: https://protobuf.dev/programming-guides/json/
    expect(await put({ stringValue: 5 })).toEqual(answered(isOfficial ? 200 : 400));
  });
});

describe('bodies', () => {
  const send = (body: unknown, headers = {}) => rest.call('POST', ':runQuery', { body, headers });
  const query = { structuredQuery: { from: [{ collectionId: 'nothing' }] } };

  it.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
    'may be %s',
    async (type) => {
      expect(await send(query, { 'content-type': type })).toEqual(answered(200));
    },
  );

  it('may not be a form, the default of curl', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send(JSON.stringify(query), type)).toEqual(answered(404));
  });

  it.each(['{', '[]', '"text"', 'text', '{"structuredQuery": 1}', '{"unknown": {}}'])(
    '%s is rejected',
    async (body) => {
      const message = expect.stringMatching(/^Payload isn't valid for request/);
      expect(await send(body)).toEqual(failure(400, 'INVALID_ARGUMENT', message));
    },
  );

  it('accept field names in snake case', async () => {
    const reply = await send({ structured_query: { from: [{ collection_id: 'nothing' }] } });
    expect(reply).toEqual(answered(200));
  });

  it('accept enums by number', async () => {
    const where = { unaryFilter: { op: 3, field: { fieldPath: 'a' } } };
    expect(await send({ structuredQuery: { ...query.structuredQuery, where } })).toEqual(
      answered(200),
    );
  });

  it('over 10 MiB are rejected', async () => {
    const reply = await send({ transaction: 'x'.repeat(10 * 1024 * 1024) });
    // The limit of Google's emulator is 4 MiB, with another code.
    const expected = isOfficial
      ? failure(429, 'RESOURCE_EXHAUSTED')
      : failure(400, 'INVALID_ARGUMENT');
    expect(reply).toMatchObject(expected);
  });
});

describe('paths', () => {
  it.each([
    ['PUT', '/tools/saw'],
    ['GET', ''],
    ['POST', ':nonsense'],
    ['POST', ':listen'],
    ['POST', ':write'],
  ])('%s …/documents%s is not found', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    expect(await rest.call(method, path, { body })).toEqual(answered(404));
  });
});
