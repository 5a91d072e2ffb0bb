import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, group, mirrored, moved, scaled, turned } from '../drawing/svg.ts';

const { black, red, steel } = materials;

const bar =
  part(box(24, 268, 592, 104, 3), red.flat) +
  part(box(24, 268, 592, 14, 2), steel.barrel) +
  part(box(24, 358, 592, 14, 2), steel.barrel) +
  gleam('M60 287H580', 3, 0.4) +
  groove('M60 353H580M60 300H580M60 340H580', 2, 0.22);

const cap =
  part(box(12, 262, 40, 116, 8), black.flat) +
  groove('M22 286V354M32 286V354M42 286V354', 3, 0.5) +
  gleam('M18 272H44', 3, 0.35);

const tube =
  part(box(-52, -16, 104, 32, 14), { fill: '#cfe63c', edge: '#68780f' }) +
  lit(box(-46, -13, 92, 9, 5), 0.55) +
  dim(box(-48, 6, 96, 9, 5), 0.15) +
  part(disc(0, -3, 19, 9), { fill: '#f4fbc4', edge: '#93a32c' }) +
  groove('M-23 -16V16M23 -16V16', 2.6, 0.85);

const endVial = (x: number, angle: number) =>
  part(disc(x, 320, 41), black.flat) +
  part(disc(x, 320, 33), { fill: '#f3f1ea', edge: '#0c0d0e' }) +
  moved(x, 320, turned(angle, group({ transform: 'scale(.56 .78)' }, tube), [0, 0])) +
  gleam(`M${x - 32} 300Q${x - 20} 284 ${x} 284`, 3, 0.4);

const middleVial =
  part('M244 268H396L384 346Q382 352 376 352H264Q258 352 256 346z', black.flat) +
  part(box(262, 280, 116, 54, 6), { fill: '#f3f1ea', edge: '#0c0d0e' }) +
  moved(320, 307, tube) +
  gleam('M254 276H386', 3, 0.35);

const level = bar + cap + mirrored(320, cap) + endVial(124, 90) + endVial(516, 45) + middleVial;

export const spiritLevel: Drawing = scaled(0.95, turned(-32, level));
