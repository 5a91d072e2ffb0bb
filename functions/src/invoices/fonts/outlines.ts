/** A point of an outline. */
export interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** Signed 16-bit numbers, as fonts store them. */
export const int16s = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt16BE(value, 2 * index);
  return bytes;
};

/** Unsigned 16-bit numbers, as fonts store them. */
export const uint16s = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
};

const boxAround = (points: readonly Point[]): Buffer => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return int16s([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
};

const stepsOf = (values: readonly number[]): Buffer =>
  int16s(values.map((value, index) => value - (values[index - 1] ?? 0)));

/**
 * The parts of an outline besides its points: its bounds, and a program with its length before it.
 */
interface OutlineParts {
  box?: Buffer | undefined;
  program?: Buffer;
}

/** A glyph of contours as the table `glyf` has it, with two bytes for each coordinate. */
export const outlineOf = (
  contours: readonly (readonly Point[])[],
  { box, program = uint16s([0]) }: OutlineParts = {},
): Buffer => {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  let end = -1;
  const ends = contours.map(({ length }) => {
    end += length;
    return end;
  });
  return Buffer.concat([
    ...[int16s([contours.length]), box ?? boxAround(points), uint16s(ends), program],
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    ...[stepsOf(points.map(({ x }) => x)), stepsOf(points.map(({ y }) => y))],
  ]);
};

/** The tables `glyf` and `loca` of glyphs, the latter with long offsets. */
export const glyphTables = (glyphs: readonly Buffer[]) => {
  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  for (const [index, { length }] of glyphs.entries()) {
    offsets.writeUInt32BE(offsets.readUInt32BE(4 * index) + length, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca: offsets };
};
