/** The tables of an OpenType font, by their tags. */
export type FontTables = ReadonlyMap<string, Buffer>;

// The lengths of a file's header, and of an entry in its directory of tables.
const header = 12;
const entry = 16;

const padded = (length: number): number => Math.ceil(length / 4) * 4;

const trueType = 0x00010000;

/**
 * A TrueType font of tables, without checksums and the numbers for a binary search of its tables.
 */
export const openTypeOf = (tables: FontTables): Buffer => {
  const start = Buffer.alloc(header);
  start.writeUInt32BE(trueType);
  start.writeUInt16BE(tables.size, 4);
  let offset = header + tables.size * entry;
  const entries = [...tables].map(([tag, content]) => {
    const place = Buffer.alloc(entry);
    place.write(tag, 'latin1');
    place.writeUInt32BE(offset, 8);
    place.writeUInt32BE(content.length, 12);
    offset += padded(content.length);
    return place;
  });
  const contents = [...tables.values()].map((content) =>
    Buffer.concat([content], padded(content.length)),
  );
  return Buffer.concat([start, ...entries, ...contents]);
};

/** The tables of an OpenType font. */
export const tablesOf = (bytes: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
      const place = bytes.subarray(header + index * entry);
      const start = place.readUInt32BE(8);
      const content = bytes.subarray(start, start + place.readUInt32BE(12));
      return [place.toString('latin1', 0, 4), content] as const;
    }),
  );
