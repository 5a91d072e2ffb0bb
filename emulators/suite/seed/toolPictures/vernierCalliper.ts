import { materials } from '../drawing/materials.ts';
import { box, disc, graduation, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel } = materials;

const depthRod = part(box(560, 298, 130, 9, 3), steel.barrel);

const beam =
  part('M40 270H640V334H92V452L74 500H66L40 400z', steel.flat) +
  part(polygon([60, 270], [92, 270], [92, 236], [84, 186], [78, 186], [60, 240]), steel.flat) +
  groove('M140 302H636', 7, 0.18) +
  strand(graduation([130, 333], 7, 72, 24), '#2c3338', 1.4) +
  strand(graduation([130, 271], 7, 72, -16), '#2c3338', 1.2) +
  gleam('M46 274H636', 3, 0.85) +
  lit('M44 274H64V398L70 494H66L44 400z', 0.35);

const slide =
  dim('M190 262H372V380H262V440H190z', 0.18) +
  part(
    'M176 258H356Q364 258 364 266V354Q364 362 356 362H240V400L214 500H206V452L176 334z',
    steel.flat,
  ) +
  part(
    polygon([176, 258], [206, 258], [206, 240], [188, 186], [182, 186], [176, 236]),
    steel.flat,
  ) +
  part(box(216, 282, 132, 34, 3), { fill: '#e9edf0', edge: '#7f8a93' }) +
  strand(graduation([222, 284], 6, 21, -14), '#2c3338', 1.3) +
  strand(graduation([226, 314], 9, 14, 14), '#2c3338', 1.3) +
  gleam('M182 263H354', 3, 0.85) +
  groove('M206 336V452L209 492', 2, 0.25);

const thumb =
  part('M318 362H364V370Q341 396 318 370z', steel.barrel) +
  groove(
    repeated(5, (index) => `M${324 + index * 8} 366v10`),
    2,
    0.4,
  ) +
  part(box(276, 236, 14, 24, 3), steel.post) +
  part(disc(283, 232, 17, 11), steel.barrel);

export const vernierCalliper: Drawing = scaled(
  0.88,
  moved(-28, -12, turned(-24, depthRod + beam + slide + thumb)),
);
