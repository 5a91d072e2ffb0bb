import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { steel, ash, leather, iron } = materials;

const side = polygon([-22, 356], [62, 320], [374, 312], [374, 360]);
const front = polygon([62, 320], [74, 282], [374, 274], [374, 312]);
const bevel = polygon([-22, 356], [-10, 318], [74, 282], [62, 320]);

const blade =
  part(side, steel.barrel) +
  dim(side, 0.25) +
  part(front, steel.flat) +
  lit(front, 0.35) +
  part(bevel, steel.flat) +
  lit(bevel, 0.75) +
  gleam('M-15 346L-7 321', 4, 0.9) +
  gleam('M84 291L366 283', 4, 0.8) +
  groove('M250 300l26 -1M286 298.5l48 -2M250 308l68 -2', 2.5, 0.3);

const bolster =
  part('M354 278C366 274 370 264 382 258H398V382H382C370 376 366 364 354 360z', steel.barrel) +
  groove('M382 260V380', 1.8, 0.4) +
  part(box(398, 254, 14, 132, 6), leather.barrel);

const handle =
  part(
    'M412 266C452 252 530 254 570 260C600 264 622 270 640 276V364C622 370 600 376 570 380C530 386 452 388 412 374z',
    ash.barrel,
  ) +
  gleam('M430 282C466 272 534 274 570 280C588 282 600 285 614 289', 8, 0.55) +
  part('M652 280q20 40 0 80H640V280z', ash.barrel) +
  part(box(618, 266, 24, 108, 5), iron.barrel);

export const mortiseChisel: Drawing = moved(-17, 3, turned(-38, blade + handle + bolster));
