import { create, type Font, type Glyph } from 'fontkit';
import { openTypeOf, tablesOf } from './openType.ts';
import { glyphTables, int16s, outlineOf, type Point, uint16s } from './outlines.ts';

/** The tables that only a variable font needs. */
const variations = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'VVAR', 'MVAR', 'STAT'] as const;

const pointAt = (x = 0, y = 0, isOnCurve = true): Point => ({
  x: Math.round(x),
  y: Math.round(y),
  isOnCurve,
});

const contoursOf = ({ path }: Glyph): Point[][] => {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    const [x, y, endX, endY] = args;
    if (command === 'moveTo') contours.push([pointAt(x, y)]);
    if (command === 'lineTo') contours.at(-1)?.push(pointAt(x, y));
    if (command === 'quadraticCurveTo') {
      contours.at(-1)?.push(pointAt(x, y, false), pointAt(endX, endY));
    }
  }
  return contours;
};

const metricsOf = (glyphs: readonly Glyph[]): Buffer =>
  Buffer.concat(
    glyphs.flatMap(({ advanceWidth, path }) => [
      uint16s([Math.round(advanceWidth)]),
      int16s([Number.isFinite(path.bbox.minX) ? Math.round(path.bbox.minX) : 0]),
    ]),
  );

/** All glyphs get separate metrics: the last field of the table `hhea` is their number. */
const withMetrics = (hhea: Buffer | undefined, count: number): Buffer =>
  Buffer.concat([(hhea ?? Buffer.alloc(0)).subarray(0, 34), uint16s([count])]);

/** pdfkit takes fonts with the same name and checksum for one: each weight needs its own. */
const withChecksum = (head: Buffer | undefined, weight: number): Buffer => {
  const changed = Buffer.from(head ?? Buffer.alloc(54));
  changed.writeUInt32BE((changed.readUInt32BE(8) + weight) >>> 0, 8);
  return changed;
};

/**
 * The variable font in these bytes, with a fixed weight. pdfkit can embed only this one: fontkit
 * fails to write the glyphs of a variation.
 */
export const fixWeight = (bytes: Buffer, weight: number): Buffer => {
  const variation = (create(bytes) as Font).getVariation({ wght: weight });
  const glyphs = Array.from({ length: variation.numGlyphs }, (_, id) => variation.getGlyph(id));
  const tables = tablesOf(bytes);
  for (const tag of variations) tables.delete(tag);
  const { glyf, loca } = glyphTables(glyphs.map((glyph) => outlineOf(contoursOf(glyph))));
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', metricsOf(glyphs));
  tables.set('hhea', withMetrics(tables.get('hhea'), glyphs.length));
  tables.set('head', withChecksum(tables.get('head'), weight));
  return openTypeOf(tables);
};
