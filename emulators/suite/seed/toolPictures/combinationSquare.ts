import { materials } from '../drawing/materials.ts';
import { box, disc, graduation } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, turned } from '../drawing/svg.ts';

const { brass, iron, steel } = materials;

const rule =
  part(box(44, 226, 552, 62, 2), steel.flat) +
  strand(graduation([54, 286], 7, 77, 18), '#2c3338', 1.3) +
  strand(graduation([54, 240], 14, 39, 12), '#2c3338', 1.3) +
  groove('M50 257H590', 5, 0.2) +
  gleam('M48 229H592', 2.5, 0.8);

const head =
  part(
    'M178 290H462V494Q462 502 454 502H424Q414 502 410 492C402 462 384 446 358 440L340 452Q332 458 325 451L178 304zM246 308L322 384Q332 394 346 394H406Q416 394 416 384V318Q416 308 406 308z',
    iron.flat,
  ) +
  gleam('M458 300V494', 3, 0.35) +
  gleam('M186 306L328 448', 3, 0.4) +
  dim('M178 290H462V298H186z', 0.4);

const vial =
  part(box(336, 402, 84, 26, 13), brass.barrel) +
  part(box(346, 407, 64, 16, 8), { fill: '#cfe04a', edge: '#6d7a16' }) +
  lit(disc(378, 413, 11, 4.5), 0.75) +
  groove('M364 407V423M392 407V423', 1.8, 0.7);

const nut =
  part(box(346, 290, 22, 30, 2), steel.post) +
  part(box(330, 314, 54, 46, 7), brass.post) +
  groove(
    repeated(5, (index) => `M${339 + index * 9} 318V356`),
    2,
    0.3,
  ) +
  part(box(342, 360, 30, 10, 4), brass.post);

const scriber =
  part(box(430, 492, 22, 26, 5), brass.post) + groove('M434 510H448M434 504H448', 1.8, 0.35);

export const combinationSquare: Drawing = moved(
  24,
  32,
  turned(-24, scriber + head + vial + nut + rule),
);
