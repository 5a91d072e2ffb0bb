import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, iron, green, brass } = materials;

const bar =
  part(box(-186, 340, 780, 46, 4), steel.barrel) +
  groove('M-184 374H592', 2, 0.25) +
  repeated(12, (index) => part(disc(-156 + index * 50, 362, 7), iron.flat));

const tail =
  part(
    'M54 392V322L62 252q2 -20 22 -20H106q14 0 14 14V318L146 330V392q0 8 -8 8H62q-8 0 -8 -8z',
    green.flat,
  ) +
  gleam('M66 320L74 256q2 -12 14 -12', 5, 0.45) +
  groove('M96 256V322', 12, 0.2) +
  dim(box(60, 338, 80, 48, 4), 0.22) +
  part(box(118, 240, 12, 84, 4), steel.post) +
  part(disc(102, 362, 15), brass.flat) +
  part(disc(102, 362, 7), steel.flat);

const screw =
  part(box(470, 272, 172, 30, 5), steel.barrel) +
  groove(
    repeated(17, (index) => `M${480 + index * 9} 273l6 28`),
    2.5,
    0.4,
  );

const jaw =
  part(
    'M430 392V246q0 -14 14 -14H470q12 0 14 12L494 324V392q0 8 -8 8H438q-8 0 -8 -8z',
    green.flat,
  ) +
  gleam('M444 244H466q6 0 8 8L482 318', 5, 0.4) +
  dim(box(436, 338, 52, 48, 4), 0.22) +
  part(box(418, 240, 14, 84, 4), steel.post);

const head =
  part(
    'M536 392V322L544 266q2 -16 18 -16H588q16 0 16 16V392q0 8 -8 8H544q-8 0 -8 -8z',
    green.flat,
  ) +
  gleam('M548 322L556 274q2 -12 12 -12H588', 5, 0.45) +
  part(disc(556, 376, 7), steel.flat) +
  part(disc(586, 376, 7), steel.flat) +
  groove('M548 336H594', 4, 0.2);

const tommyBar =
  part(box(630, 264, 34, 46, 8), steel.barrel) +
  part(box(639, 206, 16, 162, 8), steel.post) +
  part(disc(647, 206, 13), steel.flat) +
  part(disc(647, 368, 13), steel.flat);

export const sashClamp: Drawing = scaled(
  0.77,
  moved(40, -27, turned(-38, bar + moved(-158, 0, tail) + screw + jaw + head + tommyBar)),
);
