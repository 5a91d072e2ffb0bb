import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, mirrored, repeated, turned } from '../drawing/svg.ts';

const { steel, grey, brass, beech } = materials;

const chisel =
  part(polygon([10, 284], [394, 284], [412, 304], [412, 336], [394, 356], [10, 356]), steel.flat) +
  part(polygon([10, 284], [62, 284], [62, 356], [10, 356]), steel.post) +
  lit(polygon([62, 284], [394, 284], [402, 294], [62, 294]), 0.6) +
  dim(polygon([62, 346], [402, 346], [394, 356], [62, 356]), 0.25) +
  part(box(408, 304, 28, 32, 4), steel.barrel) +
  part(polygon([434, 296], [468, 286], [468, 354], [434, 344]), brass.barrel) +
  part(
    'M466 290C490 276 520 276 548 280C580 280 606 276 620 286V354C606 364 580 360 548 360C520 364 490 364 466 350z',
    beech.barrel,
  ) +
  groove('M604 280V360M594 279V361', 2, 0.3) +
  gleam('M484 294C510 288 550 290 584 290', 6, 0.5);

const roller =
  part(box(213, 244, 50, 152, 8), brass.post) + groove('M213 260H263M213 380H263', 2.5, 0.35);

const rods =
  part(box(152, 190, 18, 260, 4), steel.post) +
  part(box(286, 190, 18, 260, 4), steel.post) +
  groove(
    repeated(10, (index) => `M286 ${392 + index * 7}l18 4`),
    2,
    0.35,
  );

const jaw =
  part(
    'M128 204q0 -10 10 -10H316q10 0 10 10V262q0 8 -8 8H312L298 298H270V258H206V298H162L148 270H136q-8 0 -8 -8z',
    grey.flat,
  ) +
  gleam('M138 206H314', 4, 0.7) +
  groove('M150 236H304', 12, 0.15) +
  part(disc(161, 214, 10), steel.flat) +
  part(disc(295, 214, 10), steel.flat);

const knob =
  part(box(266, 446, 58, 46, 8), brass.post) +
  groove(
    repeated(8, (index) => `M${273 + index * 6.4} 449v40`),
    2.5,
    0.3,
  ) +
  part(box(276, 490, 38, 10, 4), brass.post);

const lower = turned(180, mirrored(227, jaw), [227, 320]);

export const honingGuide: Drawing = turned(
  -34,
  rods + roller + dim(box(128, 284, 200, 90, 4), 0.25) + chisel + jaw + lower + knob,
);
