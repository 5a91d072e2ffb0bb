import type PDFDocument from 'pdfkit';
import type { Run } from '../fonts/text/textRuns.ts';

/** Where the baseline of a run begins, and the size of its letters in points. */
interface ShapesPlace {
  x: number;
  y: number;
  size: number;
}

/** Fills the outlines of a run, which are no text. */
export const drawShapes = (
  document: InstanceType<typeof PDFDocument>,
  { file: { font }, text }: Run,
  { x, y, size }: ShapesPlace,
): void => {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  document.save().translate(x, y).scale(scale, -scale);
  let advanced = 0;
  for (const [index, { path }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    document.save().translate(advanced + xOffset, yOffset);
    document.path(path.toSVG()).fill().restore();
    advanced += xAdvance;
  }
  document.restore();
};
