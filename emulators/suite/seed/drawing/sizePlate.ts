import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { pictureSize } from './picture.ts';
import { type Drawing, element, group } from './svg.ts';

const { resolve } = createRequire(import.meta.url);

// Glyphs are drawn as paths: a machine may have no fonts.
const file = readFileSync(resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'));
const font = create(file) as Font;

const height = 56;
const padding = 18;
const margin = 28;
const textSize = 30;

const scale = textSize / font.unitsPerEm;

const lettering = (text: string): { width: number; drawing: Drawing } => {
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const letter = element('path', { d: glyph.path.toSVG(), transform: `translate(${at} 0)` });
    at += positions[index]?.xAdvance ?? 0;
    return letter;
  });
  return { width: at * scale, drawing: letters.join('') };
};

/** A plate with the size of a tool, in the lower right corner of its picture. */
export const sizePlate = (text: string): Drawing => {
  const { width, drawing } = lettering(text);
  const plate = {
    x: pictureSize - margin - width - 2 * padding,
    y: pictureSize - margin - height,
    width: width + 2 * padding,
    height,
    rx: 10,
  };
  const baseline = plate.y + height / 2 + (font.capHeight * scale) / 2;
  return [
    element('rect', { ...plate, fill: '#fffaf0', stroke: '#8a6a3a', 'stroke-width': 2 }),
    group(
      {
        transform: `translate(${plate.x + padding} ${baseline}) scale(${scale} ${-scale})`,
        fill: '#3b2714',
      },
      drawing,
    ),
  ].join('');
};
