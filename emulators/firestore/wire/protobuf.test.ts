import { describe, expect, it } from 'vitest';
import { Group, type Message } from './protobuf/protobuf.ts';
import { decodeMessage } from './protobuf/protobufReader.ts';
import { encodeMessage } from './protobuf/protobufWriter.ts';

const roundTrip = (message: Message) => decodeMessage(encodeMessage(message));

describe('messages', () => {
  // The examples of https://protobuf.dev/programming-guides/encoding/
  it('are encoded as in the documentation', () => {
    expect(encodeMessage([[1, 150n]]).toString('hex')).toBe('089601');
    expect(encodeMessage([[2, Buffer.from('testing')]]).toString('hex')).toBe('120774657374696e67');
    expect(encodeMessage([[1, -2n]]).toString('hex')).toBe('08feffffffffffffffff01');
  });

  it.each([0n, 1n, 127n, 128n, 2n ** 31n, 2n ** 35n + 5n, 2n ** 63n - 1n, -1n, -(2n ** 63n)])(
    'round-trip the integer %s',
    (value) => {
      expect(roundTrip([[1, value]])).toEqual([[1, value]]);
    },
  );

  it.each([0, -0, 1.5, Number.NaN, Number.NEGATIVE_INFINITY])(
    'round-trip the double %s',
    (value) => {
      expect(roundTrip([[15, value]])).toEqual([[15, value]]);
    },
  );

  it('round-trip groups, and fields of any number and length', () => {
    const message: Message = [
      [
        5,
        new Group([
          [6, 1.5],
          [7, new Group([])],
        ]),
      ],
      [2047, Buffer.alloc(100_000, 7)],
      [3, Buffer.alloc(0)],
    ];
    expect(roundTrip(message)).toEqual(message);
  });

  it.each([
    ['0896', 'ends in the middle'],
    ['08', 'ends in the middle'],
    ['08969696', 'ends in the middle'],
    ['0896969696', 'ends in the middle'],
    ['089696969696', 'ends in the middle'],
    ['120774', 'ends in the middle'],
    ['12ffffffffffffffffff01', 'ends in the middle'],
    ['0affffffffffffffffffffff', 'ends in the middle'],
    ['08ffffffffffffffffffffff', 'invalid varint encoding'],
    ['0b0801', 'does not end'],
    ['0b0801140c', 'wire type 4'],
    ['0e', 'wire type 6'],
  ])('%s is rejected: %s', (hex, message) => {
    expect(() => decodeMessage(Buffer.from(hex, 'hex'))).toThrow(message);
  });
});
