import { materials } from '../drawing/materials.ts';
import { box, disc, teeth } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, iron, beech } = materials;

const blade =
  part(`M-40 236H440V386${teeth([440, 386], [-40, 380], 58, 7)}z`, steel.flat) +
  dim('M-40 250H440V264H-40z', 0.25) +
  gleam('M-20 300L410 304', 16, 0.25) +
  groove('M-36 370L436 376', 1.6, 0.2) +
  strand('M180 330h120M196 342h88', '#8f9aa3', 3);

const back =
  part(box(-46, 214, 480, 42, 5), iron.barrel) +
  lit('M-42 222H428V228H-42z', 0.25) +
  groove('M-42 246H430', 1.8, 0.4);

const tote =
  part(
    'M412 228C424 206 452 198 484 200C522 202 548 182 580 176C606 172 618 186 612 204C606 220 616 234 624 256C636 292 642 330 640 366C638 392 656 402 652 424C648 446 622 450 598 446C564 442 540 450 512 446C484 442 474 424 482 404C488 390 476 382 460 386C440 390 424 380 424 356C424 310 404 262 412 228z' +
      'M516 254C500 258 496 276 504 298C512 322 510 346 510 368C510 392 532 404 556 400C580 396 590 378 590 350C590 318 584 286 572 266C562 250 536 248 516 254z',
    beech.flat,
  ) +
  gleam('M420 236C432 216 456 208 484 209C520 210 546 192 576 186', 5, 0.5) +
  gleam('M606 236C620 274 627 318 626 362', 6, 0.5) +
  dim(
    'M516 254C536 248 562 250 572 266C552 260 528 262 518 272C508 284 510 302 512 330C512 346 510 352 510 368C510 346 512 322 504 298C496 276 500 258 516 254z',
    0.4,
  );

const screws = (
  [
    [446, 234],
    [454, 296],
    [458, 352],
  ] as const
)
  .map(([x, y]) => part(disc(x, y, 12), steel.flat) + groove(`M${x - 8} ${y + 3}l16 -6`, 2.4, 0.5))
  .join('');

export const tenonSaw: Drawing = scaled(
  0.8,
  moved(6, 10, turned(-28, blade + back + tote + screws)),
);
