import { brotliDecompressSync, inflateSync } from 'node:zlib';
import { type ByteReader, byteReader } from './byteReader.ts';
import { openTypeOf } from './openType.ts';
import { readGlyphs } from './woff2Glyphs.ts';

// The lengths of a WOFF file's header, and of an entry in its directory of tables.
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

// The tags that a WOFF2 file names by their position in this list, or by 63 and four letters.
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx ' +
  'kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix ' +
  'acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak ' +
  'Zapf Silf Glat Gloc Feat Sill'
)
  .replaceAll('_', ' ')
  .match(/.{4}(?= |$)/g);

const anyTag = 63;
const headerLength = 48;

const readEntry = (reader: ByteReader) => {
  const flags = reader.uint8();
  const index = flags & anyTag;
  const tag = index === anyTag ? reader.take(4).toString('latin1') : (knownTags?.[index] ?? '');
  const version = flags >> 6;
  const length = reader.base128();
  // Version 3 leaves the glyphs and their offsets as they are, version 0 all other tables.
  const isTransformed = /^(?:glyf|loca)$/.test(tag) ? version !== 3 : version !== 0;
  return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
};

/** Glyphs are written with long offsets, which the table `head` has to say. */
const withLongOffsets = (head: Buffer): Buffer => {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
};

const contentsOf = (entries: readonly ReturnType<typeof readEntry>[], reader: ByteReader) => {
  const contents = new Map<string, Buffer>();
  for (const { tag, isTransformed, length } of entries) {
    const content = reader.take(length);
    if (tag === 'glyf' && isTransformed) {
      const { glyf, loca } = readGlyphs(content);
      contents.set('glyf', glyf).set('loca', loca);
    } else if (tag === 'hmtx' && isTransformed) throw new Error('Transformed metrics are unknown');
    else if (tag === 'head') contents.set(tag, withLongOffsets(content));
    else if (!isTransformed) contents.set(tag, content);
  }
  return contents;
};

/**
 * The TrueType font in a WOFF2 file (https://www.w3.org/TR/WOFF2/). From a WOFF2 file, fontkit
 * makes no variation, such as the bold one.
 */
export const inflateWoff2 = (bytes: Buffer): Buffer => {
  const reader = byteReader(bytes.subarray(headerLength));
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => readEntry(reader));
  const compressed = reader.take(bytes.readUInt32BE(20));
  return openTypeOf(contentsOf(entries, byteReader(brotliDecompressSync(compressed))));
};
