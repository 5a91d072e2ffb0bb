import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, mirrored, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, beech, brass, iron } = materials;

const blade =
  part(
    'M92 260C170 222 250 206 320 206C390 206 470 222 548 260L540 330C470 296 390 282 320 282C250 282 170 296 100 330z',
    steel.flat,
  ) +
  part(
    'M97 300C170 266 250 252 320 252C390 252 470 266 543 300L540 330C470 296 390 282 320 282C250 282 170 296 100 330z',
    steel.barrel,
  ) +
  lit(
    'M98 318C170 284 250 270 320 270C390 270 470 284 541 318L540 330C470 296 390 282 320 282C250 282 170 296 100 330z',
    0.6,
  ) +
  gleam('M104 262C180 228 252 214 320 214C388 214 460 228 536 262', 4, 0.9) +
  groove('M276 236h88M292 244h56', 2.5, 0.3);

const tang =
  part('M92 260C72 268 56 284 54 310L58 372H86L90 330Q94 328 100 330L112 262z', steel.post) +
  dim('M90 330L86 372H76L80 320C86 296 100 290 112 290L100 330z', 0.25);

const handle =
  part(box(50, 362, 44, 24, 5), brass.post) +
  part(
    'M48 386H96C104 412 112 436 112 470C112 508 102 530 96 544H48C42 530 32 508 32 470C32 436 40 412 48 386z',
    beech.post,
  ) +
  gleam('M54 398C48 424 44 446 44 470C44 496 50 516 54 530', 6, 0.55) +
  groove('M46 396H98M42 530H102', 2, 0.3) +
  part(box(60, 542, 24, 8, 4), iron.post);

const end = tang + turned(10, handle, [72, 372]);

export const drawknife: Drawing = scaled(
  0.88,
  moved(0, -38, turned(-8, end + mirrored(320, end) + blade)),
);
