import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, scaled } from '../drawing/svg.ts';

const { iron, beech } = materials;

const shaft = 'M404 560V240C404 160 372 112 300 116C230 120 190 170 168 262';

const bar =
  strand(shaft, iron.flat.edge, 44) +
  strand(shaft, '#2b3238', 40) +
  strand(shaft, '#434c54', 26) +
  gleam('M394 540V240C394 166 366 122 300 126C246 130 212 168 190 228', 7, 0.32);

const pad =
  part(
    'M186 236L204 262C206 300 196 336 172 356L92 366Q82 366 84 356L96 338C122 316 140 286 148 244z',
    iron.flat,
  ) +
  gleam('M158 252C150 292 134 318 108 340', 5, 0.35) +
  dim('M92 366L172 356C190 340 200 316 204 290C190 330 150 350 88 352z', 0.4);

const board =
  part('M36 366H300L330 392V420H66L36 394z', beech.flat) +
  part('M66 392H330V424H66z', beech.barrel) +
  part('M36 366L66 392V424L36 398z', beech.flat) +
  dim('M36 366L66 392V424L36 398z', 0.25) +
  lit('M36 366H300L330 392H66z', 0.25);

const bench =
  part(box(24, 424, 592, 72, 4), beech.barrel) +
  dim('M24 424H616V436H24z', 0.2) +
  dim('M376 424H432V444Q404 454 376 444z', 0.6) +
  gleam('M30 442H360M448 442H610', 3, 0.45) +
  groove('M24 484H616', 2, 0.25);

const below = dim('M382 496H426V520H382z', 0.35);

export const holdfast: Drawing = scaled(
  0.92,
  bar + bench + below + part(box(382, 418, 44, 10, 2), iron.post) + board + pad,
);
