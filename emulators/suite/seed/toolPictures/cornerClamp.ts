import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { red, steel, iron, beech, grey } = materials;

const base =
  part(
    'M138 120H548Q566 120 566 138V196Q566 212 550 212H230Q212 212 212 230V550Q212 566 196 566H138Q120 566 120 548V138Q120 120 138 120z',
    red.flat,
  ) +
  gleam('M130 556V140Q130 130 140 130H556', 5, 0.5) +
  groove('M150 540V160H540', 10, 0.18) +
  part(disc(170, 520, 13), iron.flat) +
  part(disc(520, 170, 13), iron.flat);

const fence =
  part(
    polygon([240, 240], [540, 240], [540, 292], [292, 292], [292, 540], [240, 540]),
    beech.flat,
  ) +
  groove('M240 240L292 292', 2.5, 0.5) +
  gleam('M246 246H534', 3, 0.5);

const jaw =
  part('M316 316H440Q452 316 452 328V348L348 452H328Q316 452 316 440z', red.flat) +
  gleam('M324 440V324H440', 4, 0.5) +
  part(disc(352, 352, 10), grey.flat);

const screw = turned(
  45,
  part(box(396, 384, 200, 24, 4), steel.barrel) +
    groove(
      repeated(21, (index) => `M${402 + index * 9} 385l5 22`),
      2.5,
      0.4,
    ) +
    part(box(476, 368, 44, 56, 8), red.barrel) +
    part(box(590, 378, 34, 36, 6), steel.barrel) +
    part(box(600, 330, 14, 132, 7), steel.post) +
    part(disc(607, 330, 12), steel.flat) +
    part(disc(607, 462, 12), steel.flat),
  [396, 396],
);

const arm = turned(
  45,
  dim(box(100, 374, 440, 60, 10), 0.25) +
    part(box(90, 364, 440, 64, 10), iron.barrel) +
    gleam('M300 374H520', 3, 0.25),
  [396, 396],
);

export const cornerClamp: Drawing = scaled(0.8, moved(-30, -30, arm + base + fence + screw + jaw));
