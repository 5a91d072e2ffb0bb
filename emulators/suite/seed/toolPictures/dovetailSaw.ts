import { materials } from '../drawing/materials.ts';
import { box, disc, teeth } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, brass, walnut } = materials;

const blade =
  part(`M14 268H450V376${teeth([450, 376], [14, 366], 64, 5)}z`, steel.flat) +
  dim('M14 282H450V296H14z', 0.25) +
  gleam('M32 318L420 322', 12, 0.3) +
  groove('M18 357L446 366', 1.6, 0.2);

const back =
  part(box(8, 246, 440, 40, 5), brass.barrel) +
  lit('M12 254H440V260H12z', 0.4) +
  groove('M10 276H444', 1.8, 0.35);

const tote =
  part(
    'M424 240C430 224 452 218 474 224C500 230 512 214 528 198C542 184 566 184 572 196C578 210 562 220 560 236C558 256 564 274 570 296C580 332 600 366 620 400C636 428 640 452 622 464C602 476 560 470 530 462C514 458 512 440 526 436C546 430 548 412 540 390C532 366 518 344 500 342C484 340 488 362 482 378C474 396 446 398 436 380C428 364 440 346 434 322C428 298 416 266 424 240z',
    walnut.flat,
  ) +
  gleam('M434 242C444 230 458 228 474 233C500 240 520 222 536 205', 5, 0.35) +
  gleam('M546 256C552 296 564 330 586 368C604 400 616 422 616 444', 7, 0.3) +
  dim(
    'M526 436C546 430 548 412 540 390C532 366 518 344 500 342C484 340 488 362 482 378C486 346 504 324 526 346C552 376 562 428 540 448C532 452 522 446 526 436z',
    0.3,
  ) +
  groove('M444 374q14 6 24 -8', 3, 0.3);

const screws = (
  [
    [460, 262],
    [470, 316],
  ] as const
)
  .map(([x, y]) => part(disc(x, y, 14), brass.flat) + groove(`M${x - 9} ${y + 4}l18 -8`, 2.6, 0.5))
  .join('');

export const dovetailSaw: Drawing = scaled(
  0.84,
  moved(-14, 22, turned(-28, blade + back + tote + screws)),
);
