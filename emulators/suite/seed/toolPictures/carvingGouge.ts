import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { steel, brass, walnut } = materials;

const sweep =
  'M-6 264C60 276 160 288 236 298C270 302 290 308 318 308H372V332H318C290 332 270 338 236 342C160 352 60 364 -6 376';

const blade =
  part(`${sweep}C-40 350 -40 290 -6 264z`, steel.barrel) +
  dim('M-12 284C70 294 170 302 250 314L300 320L250 326C170 338 70 346 -12 356z', 0.3) +
  lit('M-14 318C70 318 170 320 250 320L300 320L250 326C170 338 70 346 -12 356z', 0.5) +
  groove('M-12 284C70 294 170 302 250 314L300 320', 1.6, 0.4) +
  part('M-6 264C-40 290 -40 350 -6 376L10 373C-18 346 -18 294 10 267z', steel.post) +
  gleam('M-26 300C-30 312 -30 328 -26 340', 3, 0.8) +
  gleam('M30 276C110 288 180 294 244 304', 3, 0.8);

const ferrule =
  part('M364 300C376 296 380 290 386 286V354C380 350 376 344 364 340z', steel.barrel) +
  part('M386 294L424 288V352L386 346z', brass.barrel) +
  groove('M396 293V347M404 292V348', 1.6, 0.35);

const handle =
  part(
    'M424 290C470 284 500 276 544 274C592 272 632 280 650 296Q660 320 650 344C632 360 592 368 544 366C500 364 470 356 424 350z',
    walnut.barrel,
  ) +
  dim(
    'M424 338C470 342 500 344 544 344C592 344 630 342 654 332L650 344C632 360 592 368 544 366C500 364 470 356 424 350z',
    0.3,
  ) +
  lit(
    'M424 302C470 300 500 297 544 296C592 296 630 299 654 308L650 296C632 280 592 272 544 274C500 276 470 284 424 290z',
    0.16,
  ) +
  gleam('M438 298C480 294 510 288 546 287C590 286 614 290 634 296', 4, 0.45) +
  part(box(424, 286, 6, 68, 3), walnut.barrel);

export const carvingGouge: Drawing = moved(10, -11, turned(-40, blade + handle + ferrule));
