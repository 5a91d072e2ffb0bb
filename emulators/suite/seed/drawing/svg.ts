import { readFileSync } from 'node:fs';

/** A fragment of SVG source. */
export type Drawing = string;

/** `[x, y]` on the picture's square of 640 units. */
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number>;

/** One SVG element. */
export const element = (
  name: string,
  attributes: Attributes,
  ...content: readonly Drawing[]
): Drawing => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${list.join('')}>${content.join('')}</${name}>`;
};

/** Parts that share a transform, a clip or an opacity. */
export const group = (attributes: Attributes, ...content: readonly Drawing[]): Drawing =>
  element('g', attributes, ...content);

/** Parts turned by degrees, clockwise, about the middle of the picture. */
export const turned = (degrees: number, content: Drawing): Drawing =>
  group({ transform: `rotate(${degrees} 320 320)` }, content);

/** Parts moved by a distance. */
export const moved = (dx: number, dy: number, content: Drawing): Drawing =>
  group({ transform: `translate(${dx} ${dy})` }, content);

/** The shapes of an SVG file on its square of 640 units, with the paints that it defines. */
export const readDrawing = (file: string): Drawing => {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  return source.replace(/^<svg [^>]*>|<\/svg>\s*$/g, '');
};
