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

/** Parts turned by degrees, clockwise, about a point; about the middle of the picture by default. */
export const turned = (degrees: number, content: Drawing, [x, y]: Point = [320, 320]): Drawing =>
  group({ transform: `rotate(${degrees} ${x} ${y})` }, content);

/** Parts moved by a distance. */
export const moved = (dx: number, dy: number, content: Drawing): Drawing =>
  group({ transform: `translate(${dx} ${dy})` }, content);

/** Parts mirrored left to right about the upright through `x`. */
export const mirrored = (x: number, content: Drawing): Drawing =>
  group({ transform: `translate(${2 * x} 0) scale(-1 1)` }, content);

/** Parts made larger or smaller about the middle of the picture. */
export const scaled = (factor: number, content: Drawing): Drawing =>
  group({ transform: `translate(320 320) scale(${factor}) translate(-320 -320)` }, content);

/** `count` drawings in a row, made from 0, 1, 2 … */
export const repeated = (count: number, draw: (index: number) => Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
