import { materials } from '../drawing/materials.ts';
import { disc, teeth } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, beech, brass } = materials;

const blade =
  part(`M-24 330L-14 316L490 216V424${teeth([490, 424], [-24, 398], 46, 9)}z`, steel.flat) +
  gleam('M0 320L470 226', 4, 0.85) +
  gleam('M20 378L440 392', 14, 0.22) +
  groove('M-20 390L484 416', 2, 0.16) +
  strand('M250 320c24 -18 68 -18 92 0c-24 18 -68 18 -92 0z', '#8f9aa3', 2) +
  strand('M270 320h52M296 310v20', '#8f9aa3', 2);

const tote =
  part(
    'M440 224C456 206 482 204 504 208C536 212 558 194 574 178C590 166 604 178 600 196C596 212 600 226 610 244C626 276 630 306 624 340C620 366 628 386 646 398C660 410 654 430 634 430C606 430 596 442 572 446C540 450 512 440 488 440C462 440 450 420 456 398C462 372 446 352 438 330C428 300 424 250 440 224z' +
      'M516 258C500 262 498 282 504 304C510 328 506 350 508 370C510 394 532 402 554 396C578 390 582 366 582 340C584 312 578 282 566 266C554 250 534 252 516 258z',
    beech.flat,
  ) +
  gleam('M448 236C462 220 486 216 508 220C542 224 564 206 580 190', 5, 0.5) +
  gleam('M592 240C610 274 616 306 610 338', 6, 0.45) +
  dim(
    'M516 258C534 252 554 250 566 266C552 262 528 262 516 272C508 280 508 292 504 304C498 282 500 262 516 258z',
    0.4,
  ) +
  groove('M446 344q20 -6 30 -22M462 428q24 4 40 -8', 3, 0.25);

const screws = (
  [
    [464, 250],
    [462, 300],
    [484, 348],
    [486, 408],
  ] as const
)
  .map(([x, y]) => part(disc(x, y, 12), brass.flat) + groove(`M${x - 8} ${y + 3}l16 -6`, 2.4, 0.5))
  .join('');

export const handSaw: Drawing = scaled(0.85, moved(-20, 10, turned(-28, blade + tote + screws)));
