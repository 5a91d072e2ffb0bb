import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, grey, iron } = materials;

const flight = (x: number, pitch: number, from: number, to: number) => {
  const [half, width] = [pitch / 2, pitch * 0.26];
  return [
    `M${x} ${from}C${x + half * 0.6} ${from} ${x + half * 0.4} ${to} ${x + half} ${to}`,
    `h${width}C${x + half * 0.4 + width} ${to} ${x + half * 0.6 + width} ${from} ${x + width} ${from}z`,
  ].join('');
};

const bit = (radius: number, turns: number) => {
  const pitch = radius * 1.7 + 14;
  const neck = 44 + turns * pitch;
  const end = neck + 150;
  return (
    part(polygon([-4, 0], [24, -6], [44, -9], [44, 9], [24, 6]), steel.barrel) +
    groove('M6 2L10 -4M14 4L18 -6M22 5L26 -7M30 6L34 -8', 2.5, 0.5) +
    part(box(40, -radius * 0.36, neck - 40, radius * 0.72), iron.barrel) +
    repeated(turns, (index) =>
      part(flight(44 + (index + 0.5) * pitch, pitch, radius * 0.9, -radius * 0.9), grey.barrel),
    ) +
    repeated(turns, (index) =>
      part(flight(44 + index * pitch, pitch, -radius, radius), steel.barrel),
    ) +
    part(
      `M30 ${-radius}L${48 + pitch * 0.3} ${-radius}L58 ${radius}L34 ${radius}L44 ${radius * 0.5}V${-radius * 0.5}z`,
      steel.barrel,
    ) +
    part(
      `M${neck - 6} ${-radius * 0.8}C${neck + 16} ${-radius * 0.8} ${neck + 14} -8 ${neck + 34} -8H${end}V8H${neck + 34}C${neck + 14} 8 ${neck + 16} ${radius * 0.8} ${neck - 6} ${radius * 0.8}z`,
      steel.barrel,
    ) +
    part(
      `M${end - 6} -8L${end + 8} -14L${end + 62} -9V9L${end + 8} 14L${end - 6} 8z`,
      steel.barrel,
    ) +
    gleam(`M${end + 10} -8L${end + 58} -5`, 3, 0.7)
  );
};

export const augerBits: Drawing = scaled(
  0.93,
  moved(
    30,
    30,
    turned(
      -58,
      moved(50, 170, bit(34, 4)) +
        moved(66, 270, bit(27, 4)) +
        moved(80, 360, bit(20, 5)) +
        moved(96, 436, bit(14, 5)),
    ),
  ),
);
