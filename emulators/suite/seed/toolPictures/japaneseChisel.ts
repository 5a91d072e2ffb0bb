import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, element, moved, turned } from '../drawing/svg.ts';

const { steel, iron, beech } = materials;

const blade =
  part(
    'M0 268H148C176 268 184 300 220 304L352 296V344L220 336C184 340 176 372 148 372H0z',
    iron.flat,
  ) +
  lit('M54 268H148C176 268 184 300 220 304L200 312L138 286H54z', 0.22) +
  dim('M54 372H148C176 372 184 340 220 336L200 328L138 354H54z', 0.4) +
  part(polygon([0, 268], [58, 268], [58, 372], [0, 372]), steel.post) +
  strand('M30 268C36 300 24 340 31 372', '#7f8a93', 2) +
  lit(polygon([0, 268], [9, 268], [9, 372], [0, 372]), 0.7) +
  gleam('M66 275H146C168 277 180 303 218 308L346 301', 3, 0.35) +
  strand('M108 306v28M96 312h24M98 326h20', '#8b969f', 3);

const socket =
  part('M344 290L372 284V356L344 350z', steel.barrel) +
  groove('M352 288V352M364 286V354', 1.8, 0.35);

const oak = 'M372 284C430 276 520 274 616 278V362C520 366 430 364 372 356z';

const handle =
  part(oak, beech.barrel) +
  element('path', { d: oak, fill: '#8e2b12', opacity: 0.28 }) +
  gleam('M384 298C440 291 520 289 590 292', 7, 0.4);

const hoop =
  part(box(590, 270, 30, 100, 6), iron.barrel) +
  part('M620 282H640q12 38 0 76H620z', beech.post) +
  groove('M628 284q8 36 0 72', 2, 0.4) +
  gleam('M596 284H614', 4, 0.5);

export const japaneseChisel: Drawing = moved(4, -2, turned(-40, blade + handle + socket + hoop));
