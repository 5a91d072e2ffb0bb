import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { yellow, black, grey } = materials;

const strap =
  strand('M190 404C196 500 250 556 322 560C400 560 440 500 452 404', '#0c0d0e', 13) +
  strand('M190 404C196 500 250 556 322 560C400 560 440 500 452 404', '#3b3f43', 9) +
  part(box(296, 544, 56, 32, 6), black.barrel);

const band =
  part('M116 390H520Q500 440 470 452H176Q140 440 116 390z', black.flat) +
  groove('M150 420H488', 4, 0.5) +
  part(box(92, 400, 40, 40, 10), grey.flat);

const dome =
  part(
    'M92 398C88 240 190 130 326 126C462 122 552 232 552 394L580 404Q612 414 612 428Q606 440 574 434C500 420 180 416 92 420Q70 420 72 408Q76 398 92 398z',
    yellow.flat,
  ) +
  dim(
    'M552 394L580 404Q612 414 612 428Q606 440 574 434C500 420 180 416 92 420Q70 420 72 408C180 392 420 392 552 408z',
    0.22,
  ) +
  part(
    'M286 130C292 118 352 116 362 128C380 200 388 300 388 390Q324 386 262 390C262 300 270 200 286 130z',
    yellow.post,
  ) +
  groove('M220 152C192 220 182 310 182 392M432 150C462 220 474 310 476 392', 5, 0.22) +
  lit('M120 372C122 270 164 196 224 160C186 226 172 300 170 376z', 0.3) +
  gleam('M126 340C138 256 180 196 236 164', 9, 0.6) +
  gleam('M300 144C290 210 284 280 284 352', 6, 0.6) +
  groove('M414 318h34M414 330h34M414 342h34', 4, 0.45);

export const safetyHelmet: Drawing = moved(-14, -10, turned(-10, strap + band + dome));
