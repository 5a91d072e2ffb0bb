import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, iron, beech, brass, red } = materials;

const blade =
  part(polygon([196, 404], [306, 236], [320, 244], [214, 404]), steel.post) +
  part('M196 392L280 254q8 -12 20 -6l10 6q8 6 2 16L226 404z', red.flat) +
  gleam('M212 384L288 262', 4, 0.5) +
  part(disc(262, 308, 10), brass.flat);

const adjuster =
  part(box(298, 326, 44, 12, 6), brass.barrel) + part(box(326, 302, 20, 60, 7), brass.post);

const tote =
  part(
    'M350 402C366 372 368 346 356 318C346 290 334 280 316 274C316 256 332 246 356 248C388 252 400 268 406 290C412 324 414 356 432 380C440 390 450 396 454 402z',
    beech.flat,
  ) +
  gleam('M346 262C368 260 384 272 390 290C396 322 396 350 408 372', 6, 0.5) +
  part(disc(360, 262, 8), brass.flat);

const knob =
  part(
    'M18 402C20 390 32 384 34 374C36 362 12 356 12 332C12 308 32 294 54 294C76 294 96 308 96 332C96 356 72 362 74 374C76 384 88 390 90 402z',
    beech.post,
  ) +
  gleam('M28 326C32 314 42 308 52 307', 6, 0.6) +
  part(disc(54, 296, 11, 5), brass.flat);

const body =
  part('M172 424L194 348H290L350 408V424z', iron.flat) +
  part(
    'M-70 446V416q0 -12 12 -13L130 399C160 396 166 346 196 342H288C326 346 346 396 376 399L650 402q16 1 16 15V446q0 6 -6 6H-64q-6 0 -6 -6z',
    iron.flat,
  ) +
  gleam('M-56 408L132 404C166 400 172 352 198 347H286C322 352 342 402 374 404L648 407', 3, 0.5) +
  part(box(-70, 440, 736, 13, 3), steel.barrel) +
  groove('M420 424H560', 12, 0.2);

export const jointerPlane: Drawing = scaled(
  0.8,
  moved(4, -24, turned(-24, blade + adjuster + tote + knob + body)),
);
