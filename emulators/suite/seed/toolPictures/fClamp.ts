import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, iron, beech, brass, red } = materials;

const bar =
  part(box(60, 196, 548, 32, 4), steel.barrel) +
  groove(
    repeated(46, (index) => `M${128 + index * 10} 228l4 -8`),
    2,
    0.3,
  );

const fixedJaw =
  part(
    'M58 186H116q8 0 8 8V232L108 244V338C108 356 114 362 126 364V416H84Q52 416 52 384V192q0 -6 6 -6z',
    iron.flat,
  ) +
  gleam('M64 200V384', 5, 0.3) +
  groove('M86 250V350', 14, 0.25) +
  part(box(124, 360, 14, 60, 5), red.post);

const spindle =
  part(box(200, 377, 240, 26, 4), steel.barrel) +
  groove(
    repeated(26, (index) => `M${214 + index * 8} 378l5 24`),
    2.5,
    0.4,
  ) +
  part(box(182, 356, 20, 68, 6), red.post);

const handle =
  part(box(432, 372, 30, 36, 4), brass.barrel) +
  part(
    'M460 372C484 354 528 352 568 358C594 362 606 374 606 390C606 406 594 418 568 422C528 428 484 426 460 408z',
    beech.barrel,
  ) +
  groove('M484 362C490 380 490 400 484 418M574 360C580 380 580 400 574 420', 2, 0.3) +
  gleam('M496 370C520 366 546 366 570 371', 6, 0.5);

const slidingJaw =
  part(
    'M338 176H414q8 0 8 8V246C420 290 408 312 408 346V420q0 10 -10 10H352q-10 0 -10 -10V346C342 312 350 290 348 252L330 240V184q0 -8 8 -8z',
    iron.flat,
  ) +
  gleam('M342 188H408M362 262C360 300 354 320 354 352V412', 5, 0.3) +
  dim(box(330, 196, 92, 32), 0.3) +
  part(disc(346, 212, 6), steel.flat) +
  part(disc(406, 212, 6), steel.flat) +
  groove('M384 252C382 294 376 316 376 350', 14, 0.25);

export const fClamp: Drawing = scaled(
  0.93,
  moved(7, 22, turned(-32, bar + fixedJaw + spindle + handle + slidingJaw)),
);
