import { RulesLatLng, RulesPath, RulesSet, RulesTimestamp } from '@tools-hub/rules';
import { describe, expect, it } from 'vitest';
import { fromDocument, fromExpressionValue, fromFirestoreValue } from './expressionValue.ts';

describe('fromExpressionValue', () => {
  it.each([
    [{ null_value: null }, null],
    [{ bool_value: false }, false],
    [{ int_value: 5 }, 5n],
    [{ float_value: 1.5 }, 1.5],
    [{ string_value: 'a' }, 'a'],
    [{ timestamp_value: '1969-12-31T23:59:58.250Z' }, new RulesTimestamp(-2n, 250_000_000)],
    [{ list_value: { values: [{ int_value: 1 }] } }, [1n]],
    [{ list_value: {} }, []],
    [{ set_value: { values: [{ int_value: 1 }] } }, new RulesSet([1n])],
    [{ map_value: { fields: { a: { int_value: 1 } } } }, new Map([['a', 1n]])],
    [{ map_value: {} }, new Map()],
    [{ path_value: { segments: [{ simple: 'a' }] } }, new RulesPath(['a'])],
  ])('reads %j', (wire, value) => {
    expect(fromExpressionValue(wire)).toEqual(value);
  });

  it.each([[{}], [{ toString: 1 }], [{ timestamp_value: 'noon' }]])('rejects %j', (wire) => {
    expect(() => fromExpressionValue(wire as never)).toThrow(TypeError);
  });
});

describe('fromFirestoreValue', () => {
  it.each([
    [{ nullValue: null }, null],
    [{ booleanValue: true }, true],
    [{ integerValue: '9223372036854775807' }, 9_223_372_036_854_775_807n],
    [{ doubleValue: 1.5 }, 1.5],
    [{ doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
    [{ stringValue: 'a' }, 'a'],
    [{ bytesValue: 'YWI=' }, Uint8Array.from([97, 98])],
    [
      { timestampValue: '2020-01-01T00:00:00.123456Z' },
      new RulesTimestamp(1_577_836_800n, 123_456_000),
    ],
    [
      { referenceValue: 'projects/p/databases/d/documents/a/b' },
      RulesPath.of('/databases/d/documents/a/b'),
    ],
    [{ geoPointValue: { latitude: 1 } }, new RulesLatLng(1, 0)],
    [{ arrayValue: {} }, []],
    [{ mapValue: { fields: { a: { nullValue: null } } } }, new Map([['a', null]])],
  ])('reads %j', (wire, value) => {
    expect(fromFirestoreValue(wire)).toEqual(value);
  });
});

it('converts a document to a resource', () => {
  const name = 'projects/p/databases/(default)/documents/users/ann';
  expect(fromDocument(name, { role: { stringValue: 'admin' } })).toEqual(
    new Map<string, unknown>([
      ['data', new Map([['role', 'admin']])],
      ['id', 'ann'],
      ['__name__', RulesPath.of('/databases/(default)/documents/users/ann')],
    ]),
  );
});
