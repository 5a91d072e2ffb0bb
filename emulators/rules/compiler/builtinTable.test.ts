import { expect, it } from 'vitest';
import { methodsNamed, namespaces } from './builtinTable.ts';

it('finds a method in every type that has it', () => {
  expect([...methodsNamed('size').keys()]).toEqual(['bytes', 'list', 'map', 'set', 'string']);
  expect([...methodsNamed('bind').keys()]).toEqual(['path']);
});

it.each(['toString', 'constructor', 'nope'])('has no method %s', (name) => {
  expect(methodsNamed(name).size).toBe(0);
});

/** The methods and functions of https://firebase.google.com/docs/reference/rules. */
it('has every documented function', () => {
  const functions = Object.entries(namespaces).map(([name, table]) => [name, Object.keys(table)]);
  expect(Object.fromEntries(functions)).toEqual({
    duration: ['abs', 'time', 'value'],
    hashing: ['crc32', 'crc32c', 'md5', 'sha256'],
    latlng: ['value'],
    math: ['abs', 'ceil', 'floor', 'isInfinite', 'isNaN', 'pow', 'round', 'sqrt'],
    timestamp: ['date', 'value'],
  });
});

it.each([
  ['string', 'lower matches replace size split toUtf8 trim upper'],
  ['list', 'concat hasAll hasAny hasOnly join removeAll size toSet'],
  ['set', 'difference hasAll hasAny hasOnly intersection size union'],
  ['map', 'diff get keys size values'],
  ['mapdiff', 'addedKeys affectedKeys changedKeys removedKeys unchangedKeys'],
  ['bytes', 'size toBase64 toHexString'],
  ['path', 'bind'],
  [
    'timestamp',
    'date day dayOfWeek dayOfYear hours minutes month nanos seconds time toMillis year',
  ],
  ['duration', 'nanos seconds'],
  ['latlng', 'distance latitude longitude'],
] as const)('%s has the documented methods', (type, names) => {
  expect(names.split(' ').filter((name) => !methodsNamed(name).has(type))).toEqual([]);
});
