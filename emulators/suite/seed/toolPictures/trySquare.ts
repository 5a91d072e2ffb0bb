import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, element, repeated, turned } from '../drawing/svg.ts';

const { brass, slate, walnut } = materials;

const rosewood = (d: string) =>
  part(d, walnut.post) + element('path', { d, fill: '#8a1c10', opacity: 0.3 });

const blade =
  part(box(150, 160, 428, 84, 2), slate.flat) +
  gleam('M202 166H572', 3, 0.55) +
  groove('M202 240H574', 2.5, 0.3) +
  dim(polygon([196, 161], [212, 161], [208, 243], [196, 243]), 0.3);

const rivet = (x: number, y: number) =>
  part(disc(x, y, 9), brass.flat) + groove(`M${x - 4} ${y + 4}l8 -8`, 1.5, 0.3);

const stock =
  rosewood(box(98, 152, 88, 364, 8)) +
  part(box(184, 152, 13, 364, 2), brass.post) +
  gleam('M112 262V494', 7, 0.28) +
  part(polygon([142, 166], [176, 202], [142, 238], [108, 202]), brass.flat) +
  gleam('M116 200L142 174', 3, 0.6) +
  repeated(3, (index) => part(disc(142, 184 + index * 18, 4.5), brass.barrel)) +
  rivet(142, 292) +
  rivet(142, 478);

export const trySquare: Drawing = turned(-16, blade + stock);
