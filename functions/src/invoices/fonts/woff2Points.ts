import type { ByteReader } from './byteReader.ts';
import type { Point } from './outlines.ts';

type Step = [number, number];

const signed = (flag: number, length: number): number => (flag & 1 ? length : -length);

/** A step along one axis, of two or of three bits from the flag and a byte. */
const straight = (flag: number, byte: number): number => signed(flag, ((flag & 14) << 7) + byte);

/** The step to the next point (https://www.w3.org/TR/WOFF2/#triplet_decoding). */
const readStep = (flag: number, { uint8, uint16 }: ByteReader): Step => {
  if (flag < 10) return [0, straight(flag, uint8())];
  if (flag < 20) return [straight(flag - 10, uint8()), 0];
  if (flag < 84) {
    const [high, byte] = [flag - 20, uint8()];
    const x = 1 + (high & 0x30) + (byte >> 4);
    return [signed(flag, x), signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (byte & 15))];
  }
  if (flag < 120) {
    const high = flag - 84;
    const x = 1 + (Math.floor(high / 12) << 8) + uint8();
    return [signed(flag, x), signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + uint8())];
  }
  if (flag < 124) {
    const [first, middle, last] = [uint8(), uint8(), uint8()];
    const x = (first << 4) + (middle >> 4);
    return [signed(flag, x), signed(flag >> 1, ((middle & 15) << 8) + last)];
  }
  return [signed(flag, uint16()), signed(flag >> 1, uint16())];
};

/**
 * Reads the points of an outline, one after the other, from streams of flags and of coordinates.
 */
export const pointReader = (flags: ByteReader, coordinates: ByteReader) => {
  let [x, y] = [0, 0];
  return (): Point => {
    const flag = flags.uint8();
    const [right, up] = readStep(flag & 127, coordinates);
    x += right;
    y += up;
    return { x, y, isOnCurve: flag < 128 };
  };
};
