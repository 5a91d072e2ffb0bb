import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { steel, iron, brass } = materials;

const blade = part(polygon([196, 424], [548, 330], [552, 346], [222, 430]), steel.barrel);

const cap =
  part(
    'M238 404C262 340 330 268 424 256C480 250 524 276 540 318C546 334 536 346 518 350L300 408z',
    brass.flat,
  ) +
  gleam('M270 374C300 326 352 284 424 274C464 270 496 284 512 306', 8, 0.55) +
  dim('M300 408L518 350C536 346 546 334 540 318C548 356 500 362 300 408z', 0.3);

const knob =
  part(box(150, 352, 36, 46, 4), brass.post) +
  part(
    'M128 356C118 330 134 304 168 304C202 304 218 330 208 356C198 366 138 366 128 356z',
    brass.post,
  ) +
  groove('M136 348h64M134 338h68', 2, 0.3) +
  gleam('M146 324C152 316 160 314 168 314', 6, 0.7);

const wheel =
  part(box(478, 372, 24, 44, 6), brass.post) + part(box(440, 386, 44, 14, 5), steel.barrel);

const body =
  part('M120 432V412L150 396H240L420 388L540 398V432z', iron.flat) +
  part(
    'M92 446V420q0 -16 16 -17L206 396C240 394 270 344 322 344C378 344 400 398 440 402L548 406q16 2 16 16V446q0 8 -8 8H100q-8 0 -8 -8z',
    steel.flat,
  ) +
  part(disc(322, 402, 30, 24), steel.barrel) +
  gleam('M104 410L208 402C246 398 272 350 322 350C372 350 396 402 438 408L546 412', 3, 0.85) +
  groove('M98 445H558', 2.5, 0.25);

export const blockPlane: Drawing = turned(-10, blade + wheel + cap + knob + body);
