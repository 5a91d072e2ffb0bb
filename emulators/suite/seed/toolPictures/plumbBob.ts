import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, repeated, turned } from '../drawing/svg.ts';

const { brass, steel, walnut } = materials;

const line = 'M320 168C316 120 340 92 384 84C440 76 470 120 510 150';

const cord =
  strand(line, '#7d7468', 9) +
  strand(line, '#f0ebe0', 6) +
  groove(
    'M326 140l6 4M330 118l8 4M346 100l6 8M372 88l4 10M404 84l-2 10M436 94l-6 8M464 116l-6 8',
    2,
    0.3,
  );

const winder =
  part(box(470, 118, 120, 96, 12), walnut.barrel) +
  part(box(494, 100, 72, 132, 6), { fill: '#efe9dc', edge: '#7d7468' }) +
  groove(
    repeated(13, (index) => `M496 ${108 + index * 9.6}l68 5`),
    2,
    0.28,
  ) +
  gleam('M480 130V200', 4, 0.3);

const bob =
  part(
    'M262 286Q262 270 278 270H362Q378 270 378 286V354C378 440 346 500 332 548H308C294 500 262 440 262 354z',
    brass.post,
  ) +
  part(polygon([307, 546], [333, 546], [324, 612], [320, 622], [316, 612]), steel.post) +
  groove('M264 300H376M264 308H376M270 400Q320 412 370 400', 2.5, 0.3) +
  dim('M308 548C294 500 262 440 262 354C276 440 320 500 332 548z', 0.12) +
  gleam('M282 320V362C284 420 300 468 308 500', 7, 0.6);

const cap =
  part(
    'M284 270Q284 242 302 234V206Q302 196 310 196H330Q338 196 338 206V234Q356 242 356 270z',
    brass.post,
  ) +
  groove(
    repeated(8, (index) => `M${290 + index * 8.4} 248v18`),
    2,
    0.3,
  ) +
  part(box(308, 168, 24, 30, 8), brass.post) +
  gleam('M308 210V230', 4, 0.6);

export const plumbBob: Drawing = turned(6, cord + winder + bob + cap);
