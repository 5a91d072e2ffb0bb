import { materials } from '../drawing/materials.ts';
import { polygon } from '../drawing/outlines.ts';
import { dim, gleam, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { blue, steel, iron } = materials;

const bar =
  part(
    'M120 300H480C540 300 566 270 566 220C566 190 552 176 536 176L520 210C528 240 506 262 470 262H300C280 262 270 250 250 250H120z',
    blue.flat,
  ) +
  lit(
    'M120 250H250C270 250 280 262 300 262H470C506 262 528 240 520 210L536 176C544 250 510 276 470 276H120z',
    0.22,
  ) +
  gleam('M126 257H248C268 258 280 269 300 269H470C506 268 530 250 530 214', 3, 0.6);

const claw =
  part(
    'M536 176C560 170 580 190 582 220C584 200 576 150 540 128C520 116 494 118 476 128L470 148C490 142 508 146 520 158L500 196L520 212z',
    steel.flat,
  ) +
  dim('M482 138C506 132 526 140 534 166L528 172C520 152 504 146 482 146z', 0.6) +
  gleam('M484 128C512 120 548 136 566 176', 3, 0.8);

const foot =
  part(polygon([122, 248], [122, 302], [70, 308], [28, 298], [28, 268], [70, 246]), steel.flat) +
  gleam('M34 270L72 252L118 253', 3, 0.9) +
  part('M76 268L100 272Q108 277 100 282L76 288Q68 278 76 268z', iron.flat) +
  dim('M28 284L70 296L122 290V302L70 308L28 298z', 0.25);

export const pryBar: Drawing = moved(8, 60, turned(-34, bar + claw + foot));
