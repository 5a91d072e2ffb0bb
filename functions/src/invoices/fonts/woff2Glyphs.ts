import { type ByteReader, byteReader } from './byteReader.ts';
import { glyphTables, int16s, outlineOf, uint16s } from './outlines.ts';
import { pointReader } from './woff2Points.ts';

/** The streams into which WOFF2 sorts the parts of glyphs. */
const streamNames = [
  ...(['contours', 'counts', 'flags', 'coordinates'] as const),
  ...(['composites', 'boxes', 'instructions'] as const),
] as const;
type Streams = Record<(typeof streamNames)[number], ByteReader>;

const readHeader = (content: Buffer) => {
  const header = byteReader(content);
  header.take(4);
  const count = header.uint16();
  header.take(2);
  const lengths = streamNames.map((name) => ({ name, length: header.uint32() }));
  const streams = lengths.map(({ name, length }) => [name, byteReader(header.take(length))]);
  return { count, streams: Object.fromEntries(streams) as Streams };
};

const readProgram = ({ coordinates, instructions }: Streams): Buffer => {
  const length = coordinates.packed16();
  return Buffer.concat([uint16s([length]), instructions.take(length)]);
};

const readOutline = (contours: number, streams: Streams, box: Buffer | undefined): Buffer => {
  const counts = Array.from({ length: contours }, () => streams.counts.packed16());
  const readPoint = pointReader(streams.flags, streams.coordinates);
  const points = counts.map((length) => Array.from({ length }, readPoint));
  return outlineOf(points, { box, program: readProgram(streams) });
};

const component = { words: 1, scale: 8, more: 0x20, twoScales: 0x40, matrix: 0x80, program: 0x100 };

const componentLength = (flags: number): number => {
  const place = flags & component.words ? 4 : 2;
  if (flags & component.matrix) return 2 + place + 8;
  if (flags & component.twoScales) return 2 + place + 4;
  return 2 + place + (flags & component.scale ? 2 : 0);
};

const readComposite = (streams: Streams, box: Buffer | undefined): Buffer => {
  const parts = [int16s([-1]), box ?? Buffer.alloc(8)];
  let flags = component.more;
  let hasProgram = false;
  while (flags & component.more) {
    flags = streams.composites.uint16();
    hasProgram ||= (flags & component.program) !== 0;
    parts.push(uint16s([flags]), streams.composites.take(componentLength(flags)));
  }
  return Buffer.concat(hasProgram ? [...parts, readProgram(streams)] : parts);
};

const readGlyph = (streams: Streams, hasBox: boolean): Buffer => {
  const contours = streams.contours.int16();
  const box = hasBox ? streams.boxes.take(8) : undefined;
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? readComposite(streams, box) : readOutline(contours, streams, box);
};

/**
 * The glyphs of a WOFF2 file (https://www.w3.org/TR/WOFF2/#glyf_table_format) and their offsets as
 * an OpenType font has them.
 */
export const readGlyphs = (content: Buffer) => {
  const { count, streams } = readHeader(content);
  const withBox = streams.boxes.take(4 * Math.ceil(count / 32));
  const hasBox = (index: number) => ((withBox[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  return glyphTables(Array.from({ length: count }, (_, at) => readGlyph(streams, hasBox(at))));
};
