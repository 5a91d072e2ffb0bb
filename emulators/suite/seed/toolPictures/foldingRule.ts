import { materials } from '../drawing/materials.ts';
import { box, disc, graduation } from '../drawing/outlines.ts';
import { dim, gleam, part, strand } from '../drawing/parts.ts';
import { type Drawing, group, moved, type Point } from '../drawing/svg.ts';

const { brass, yellow } = materials;

const shape = box(-26, -27, 452, 54, 12);

const leg =
  moved(4, 10, dim(shape, 0.2)) +
  part(shape, yellow.barrel) +
  strand(graduation([10, 25], 8, 48, 20), '#2a2118', 1.8) +
  strand(graduation([10, -25], 8, 48, -14), '#2a2118', 1.4) +
  strand('M80 5v-10M160 5v-10M240 5v-10M320 5v-10', '#b3261a', 4) +
  gleam('M-14 -20H414', 3, 0.4) +
  part(box(-25, -24, 14, 48, 6), brass.post) +
  part(box(411, -24, 14, 48, 6), brass.post);

const placed = ([x, y]: Point, angle: number) =>
  group({ transform: `translate(${x} ${y}) rotate(${angle})` }, leg);

const joint = (x: number, y: number) =>
  part(disc(x, y, 19), brass.flat) + part(disc(x, y, 7), brass.barrel);

export const foldingRule: Drawing =
  placed([112, 508], -11) +
  placed([504, 432], -165) +
  joint(504, 432) +
  placed([118, 328], -8) +
  joint(118, 328) +
  placed([514, 272], -162) +
  joint(514, 272);
