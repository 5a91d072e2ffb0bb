import { describe, expect, it } from 'vitest';
import { GeoPoint, Reference, type Value } from '../values/values.ts';
import { Group, type Message } from '../wire/protobuf/protobuf.ts';
import { encodeMessage, text } from '../wire/protobuf/protobufWriter.ts';
import { decodeEntity } from './decodeEntity.ts';

const value = (message: Message) => [5, encodeMessage(message)] as const;

const property = (name: string, message: Message, ...more: Message): Buffer =>
  encodeMessage([[3, text(name)], value(message), ...more]);

const element = (kind: string, name: string) =>
  [
    1,
    new Group([
      [2, text(kind)],
      [4, text(name)],
    ]),
  ] as const;

const key = encodeMessage([
  [13, text('s~shop')],
  [14, encodeMessage([element('tools', 'saw')])],
]);

const fieldsOf = (properties: Message) => {
  const fields = decodeEntity(encodeMessage([[13, key], ...properties])).fieldsIn('demo');
  return Object.fromEntries<Value>(fields);
};

const multiple = [4, 1n] as const;
const stashed = (at: bigint) => [6, at] as const;

describe('entities of production', () => {
  it('have the key of a document, whatever the region of the project', () => {
    expect(decodeEntity(encodeMessage([[13, key]]))).toMatchObject({
      project: 'shop',
      database: '(default)',
      path: 'tools/saw',
    });
  });

  it('have indexed and unindexed properties', () => {
    const fields = fieldsOf([
      [14, property('a', [[1, 1n]])],
      [15, property('b', [[3, text('x')]])],
    ]);
    expect(fields).toEqual({ a: 1n, b: 'x' });
  });

  it('restore stashed values', () => {
    const fields = fieldsOf([
      [14, property('list', [[3, text('first')]], multiple)],
      [14, property('list', [[3, text('third')]], multiple)],
      [15, property('list', [[3, text('second')]], multiple, stashed(1n))],
    ]);
    expect(fields).toEqual({ list: ['first', 'second', 'third'] });
  });

  it('omit computed properties', () => {
    expect(fieldsOf([[14, property('a', [[1, 1n]], [7, 1n])]])).toEqual({});
  });

  it('distinguish short bytes from text by their meaning', () => {
    const bytes: Message = [[3, Buffer.from([1, 255])]];
    const fields = fieldsOf([
      [14, property('bytes', bytes, [1, 16n])],
      [15, property('text', [[3, text('x')]], [1, 15n])],
    ]);
    expect(fields).toEqual({ bytes: Buffer.from([1, 255]), text: 'x' });
  });

  it('refer to documents of the same project and of others', () => {
    const reference = (app: string) => {
      const path = new Group([
        [15, text('tools')],
        [16, 7n],
      ]);
      return [
        [
          12,
          new Group([
            [13, text(app)],
            [14, path],
          ]),
        ],
      ] as const;
    };
    const fields = fieldsOf([
      [14, property('own', reference('s~shop'))],
      [14, property('foreign', reference('e~other'))],
    ]);
    expect(fields).toEqual({
      own: new Reference('projects/demo/databases/(default)/documents/tools/__id7__'),
      foreign: new Reference('projects/other/databases/(default)/documents/tools/__id7__'),
    });
  });

  it('have points', () => {
    const point = new Group([
      [6, 1.5],
      [7, -2.5],
    ]);
    expect(fieldsOf([[14, property('at', [[5, point]], [1, 9n])]])).toEqual({
      at: new GeoPoint(1.5, -2.5),
    });
  });

  it('with Datastore-only types are rejected', () => {
    const user = new Group([[9, text('a@b.test')]]);
    expect(() => fieldsOf([[14, property('user', [[8, user]])]])).toThrow(
      'a type that Firestore does not have',
    );
  });

  it('that are truncated are rejected', () => {
    const bytes = encodeMessage([[13, key]]);
    expect(() => decodeEntity(bytes.subarray(0, bytes.length - 1))).toThrow('the message ends');
  });
});
