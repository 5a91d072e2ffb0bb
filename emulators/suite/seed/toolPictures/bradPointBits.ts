import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, brass, beech } = materials;

const bit = (x: number, radius: number, top: number) => {
  const count = Math.floor((300 - top * 0.35) / (radius * 1.9));
  const pitch = (400 - top) / count;
  const flute = (index: number) => {
    const y = top + index * pitch;
    return `M${x - radius} ${y + pitch * 0.95}C${x - radius * 0.2} ${y + pitch * 0.9} ${x + radius * 0.4} ${y + pitch * 0.4} ${x + radius} ${y + pitch * 0.1}V${y + pitch * 0.46}C${x + radius * 0.4} ${y + pitch * 0.8} ${x} ${y + pitch * 1.2} ${x - radius} ${y + pitch * 1.3}z`;
  };
  return (
    part(
      polygon(
        [x - radius, top],
        [x - radius * 0.7, top + 12],
        [x - 3, top + 6],
        [x, top - 18],
        [x + 3, top + 6],
        [x + radius * 0.7, top + 12],
        [x + radius, top],
        [x + radius, 500],
        [x - radius, 500],
      ),
      brass.post,
    ) +
    repeated(count, (index) => dim(flute(index), 0.55)) +
    repeated(count, (index) =>
      gleam(
        `M${x - radius + 2} ${top + (index + 0.82) * pitch}C${x} ${top + (index + 0.78) * pitch} ${x + radius * 0.5} ${top + (index + 0.3) * pitch} ${x + radius - 2} ${top + (index + 0.04) * pitch}`,
        1.6,
        0.6,
      ),
    ) +
    part(box(x - radius, 404, 2 * radius, 80, 1), steel.post)
  );
};

const sizes: [x: number, radius: number, top: number][] = [
  [104, 7, 232],
  [176, 9, 202],
  [252, 11, 172],
  [334, 14, 140],
  [424, 17, 108],
  [522, 21, 76],
];

const stand =
  part(
    'M48 452Q48 440 60 440H566Q578 440 578 452V534Q578 546 566 546H60Q48 546 48 534z',
    beech.barrel,
  ) +
  lit('M52 446H574V456H52z', 0.4) +
  sizes.map(([x, radius]) => dim(box(x - radius - 3, 436, 2 * radius + 6, 10, 4), 0.6)).join('') +
  groove(sizes.map(([x]) => `M${x - 8} 500h16`).join(''), 4, 0.4) +
  gleam('M60 532H566', 3, 0.3);

export const bradPointBits: Drawing = scaled(
  0.94,
  moved(6, 6, turned(-6, sizes.map((size) => bit(...size)).join('') + stand)),
);
