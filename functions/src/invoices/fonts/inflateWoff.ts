import { inflateSync } from 'node:zlib';
import { openTypeOf } from './openType.ts';

// The lengths of a file's header, and of an entry in its directory of tables.
const header = 44;
const entry = 20;

const tablesOf = (bytes: Buffer) =>
  Array.from({ length: bytes.readUInt16BE(12) }, (_, index) => {
    const place = bytes.subarray(header + index * entry);
    const start = place.readUInt32BE(4);
    const packed = bytes.subarray(start, start + place.readUInt32BE(8));
    const isPacked = packed.length < place.readUInt32BE(12);
    return [place.toString('latin1', 0, 4), isPacked ? inflateSync(packed) : packed] as const;
  });

/**
 * The TrueType font in a WOFF file (https://www.w3.org/TR/WOFF/). From a WOFF file, fontkit
 * inflates the table of all glyphs for each glyph.
 */
export const inflateWoff = (bytes: Buffer): Buffer => openTypeOf(new Map(tablesOf(bytes)));
