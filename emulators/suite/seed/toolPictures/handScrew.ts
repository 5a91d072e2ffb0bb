import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, repeated, scaled, turned } from '../drawing/svg.ts';

const { beech, steel, walnut, brass } = materials;

const jaw =
  part('M70 196Q70 186 80 186H420L560 214Q570 216 570 226V268H84Q70 268 70 254z', beech.barrel) +
  gleam('M86 196H416L552 222', 4, 0.6) +
  groove('M74 256H566', 2, 0.2);

const lower =
  part('M70 446Q70 456 80 456H420L560 428Q570 426 570 416V374H84Q70 374 70 388z', beech.barrel) +
  gleam('M86 384H560', 4, 0.6) +
  groove('M78 446H416', 2, 0.2);

const rod = (x: number, from: number, to: number) =>
  part(box(x - 9, from, 18, to - from, 3), steel.post) +
  groove(
    repeated(Math.floor((to - from) / 8), (index) => `M${x - 9} ${from + 4 + index * 8}l18 4`),
    2,
    0.35,
  );

const nut = (x: number, y: number) =>
  part(disc(x, y, 20), brass.flat) + part(disc(x, y, 11), steel.flat);

const grip = (x: number, y: number) =>
  part(box(x - 14, y, 28, 16, 4), steel.post) +
  part(
    `M${x - 20} ${y + 14}H${x + 20}C${x + 30} ${y + 44} ${x + 30} ${y + 86} ${x + 22} ${y + 118}Q${x} ${y + 128} ${x - 22} ${y + 118}C${x - 30} ${y + 86} ${x - 30} ${y + 44} ${x - 20} ${y + 14}z`,
    walnut.post,
  ) +
  gleam(
    `M${x - 14} ${y + 28}C${x - 20} ${y + 54} ${x - 20} ${y + 84} ${x - 14} ${y + 106}`,
    5,
    0.4,
  ) +
  groove(`M${x - 22} ${y + 26}h44M${x - 26} ${y + 106}h52`, 2, 0.3);

const first = rod(206, 160, 470) + grip(206, 456);

const second = rod(368, 176, 500) + turned(180, grip(368, 456), [368, 321]);

export const handScrew: Drawing = scaled(
  0.9,
  turned(
    -30,
    first + second + jaw + lower + nut(206, 227) + nut(368, 227) + nut(206, 415) + nut(368, 415),
  ),
);
