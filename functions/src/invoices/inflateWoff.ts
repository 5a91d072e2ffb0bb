import { inflateSync } from 'node:zlib';

// How long a file's header is, and an entry of its directory of tables.
const woff = { header: 44, entry: 20 };
const openType = { header: 12, entry: 16 };

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const tablesOf = (bytes: Buffer) =>
  Array.from({ length: bytes.readUInt16BE(12) }, (_, index) => {
    const entry = bytes.subarray(woff.header + index * woff.entry);
    const start = entry.readUInt32BE(4);
    const packed = bytes.subarray(start, start + entry.readUInt32BE(8));
    return {
      tag: entry.subarray(0, 4),
      checksum: entry.subarray(16, 20),
      content: packed.length < entry.readUInt32BE(12) ? inflateSync(packed) : packed,
    };
  });

/**
 * The OpenType font in a WOFF file (https://www.w3.org/TR/WOFF/), without the numbers for a binary
 * search of its tables. From a WOFF file, fontkit inflates the table of all glyphs for each glyph.
 */
export const inflateWoff = (bytes: Buffer): Buffer => {
  const tables = tablesOf(bytes);
  const header = Buffer.alloc(openType.header);
  bytes.copy(header, 0, 4, 8);
  header.writeUInt16BE(tables.length, 4);
  let offset = openType.header + tables.length * openType.entry;
  const entries = tables.map(({ tag, checksum, content }) => {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(content.length, 4);
    offset += padded(content.length);
    return Buffer.concat([tag, checksum, place]);
  });
  const contents = tables.map(({ content }) => Buffer.concat([content], padded(content.length)));
  return Buffer.concat([header, ...entries, ...contents]);
};
