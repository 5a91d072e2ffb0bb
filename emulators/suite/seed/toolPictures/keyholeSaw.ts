import { materials } from '../drawing/materials.ts';
import { disc, teeth } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, walnut, brass } = materials;

const blade =
  part(`M-60 336L430 276V350${teeth([430, 350], [-44, 350], 54, 8)}L-60 346z`, steel.flat) +
  gleam('M-40 337L420 282', 3, 0.9) +
  gleam('M90 336L410 314', 10, 0.25);

const grip =
  part(
    'M404 268C424 250 460 240 496 246C532 250 560 236 590 232C616 228 634 240 628 258C620 276 600 282 594 304C588 330 598 358 612 390C626 422 652 448 640 474C628 496 590 494 568 480C544 464 528 430 520 398C514 376 496 368 470 370C440 374 410 366 402 340C396 316 392 286 404 268z',
    walnut.flat,
  ) +
  gleam('M412 276C432 260 462 252 494 256C532 260 562 246 592 242', 5, 0.4) +
  gleam('M578 312C574 344 588 384 608 426', 7, 0.3) +
  dim(
    'M470 370C496 368 514 376 520 398C528 430 544 464 568 480C550 480 520 440 508 404C502 386 490 378 470 370z',
    0.35,
  ) +
  groove('M540 384l44 -10M546 402l46 -10M554 420l46 -10', 3, 0.3);

const screws =
  part(disc(438, 296, 13), brass.flat) +
  groove('M430 300l16 -8', 2.6, 0.5) +
  part(disc(486, 318, 13), brass.flat) +
  groove('M478 322l16 -8', 2.6, 0.5);

export const keyholeSaw: Drawing = scaled(0.82, moved(-2, -16, turned(-24, blade + grip + screws)));
