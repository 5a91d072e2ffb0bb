import type { Point } from './svg.ts';

/** Path data of a rectangle with rounded corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
  ].join('');
};

/** Path data of an ellipse; a circle when only one radius is given. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Path data of a ring. Fill it with the even-odd rule. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  disc(x, y, outer) + disc(x, y, inner);

/** Path data of a closed shape with straight sides. */
export const polygon = (...points: readonly Point[]): string => `M${points.join('L')}z`;

/** Path data that continues a line from one point to another in saw teeth to its left. */
export const teeth = (from: Point, to: Point, count: number, depth: number): string => {
  const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
  const length = Math.hypot(dx, dy);
  const tip: Point = [(dy / length) * depth, (-dx / length) * depth];
  return Array.from({ length: count }, (_, index) => {
    const start: Point = [from[0] + dx * index, from[1] + dy * index];
    return `L${start[0] + dx * 0.75 + tip[0]} ${start[1] + dy * 0.75 + tip[1]}L${start[0] + dx} ${start[1] + dy}`;
  }).join('');
};

/** Path data of graduation marks that rise from a horizontal line, every fifth one longer. */
export const graduation = ([x, y]: Point, step: number, count: number, height: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${x + index * step} ${y}v${index % 5 === 0 ? -height : -height * 0.55}`,
  ).join('');
