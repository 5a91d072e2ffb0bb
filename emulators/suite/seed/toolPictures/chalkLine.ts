import { materials } from '../drawing/materials.ts';
import { box, disc, ring } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { blue, steel, black, red, grey } = materials;

const line = 'M126 300C84 330 60 380 66 430C70 470 90 500 86 540';

const cord =
  strand(line, '#2b6ca8', 8) +
  strand(line, '#7db4e0', 4) +
  part('M74 536H98L104 566Q86 580 68 566z', steel.post) +
  strand('M78 572C60 590 62 612 82 612C96 612 102 600 96 588', '#59636b', 9) +
  strand('M78 572C60 590 62 612 82 612C96 612 102 600 96 588', '#c6ced4', 5);

const shell =
  part(
    'M118 286L176 232C214 180 284 150 360 150C470 150 556 224 556 320C556 416 470 490 360 490C284 490 214 460 176 408L118 336z',
    blue.flat,
  ) +
  gleam('M184 240C222 192 288 164 360 164C440 164 510 208 534 268', 6, 0.45) +
  groove('M190 402C228 448 290 476 360 476C452 476 528 418 540 340', 4, 0.25) +
  part('M104 276L142 262Q152 310 142 358L104 344Q96 310 104 276z', black.post) +
  gleam('M112 288Q108 310 112 332', 4, 0.3) +
  part(box(330, 136, 60, 22, 6), red.barrel);

const gear =
  part(disc(376, 320, 112), black.flat) +
  part(ring(376, 320, 100, 90), grey.flat) +
  groove('M300 280A86 86 0 0 1 452 280M300 360A86 86 0 0 0 452 360', 3, 0.4);

const crank =
  dim('M362 328L470 420L490 404L390 306z', 0.35) +
  part(
    'M358 300A26 26 0 0 1 394 300L484 386A22 22 0 0 1 454 418L358 338A26 26 0 0 1 358 300z',
    steel.flat,
  ) +
  gleam('M372 306L470 396', 4, 0.7) +
  part(disc(376, 320, 14), steel.flat) +
  part(disc(468, 402, 30), red.flat) +
  gleam('M450 390Q458 380 470 380', 5, 0.6);

export const chalkLine: Drawing = scaled(
  0.92,
  moved(4, -16, turned(-6, cord + shell + gear + crank)),
);
