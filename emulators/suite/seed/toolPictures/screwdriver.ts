import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { steel, brass, beech, iron } = materials;

const blade =
  part(polygon([-10, 300], [-10, 340], [38, 344], [92, 332], [92, 308], [38, 296]), steel.flat) +
  gleam('M-4 304L38 300L84 310', 3, 0.8) +
  part(box(88, 306, 260, 28, 3), steel.barrel) +
  gleam('M96 311H340', 4, 0.9) +
  part('M338 300L392 288V352L338 340z', steel.flat);

const ferrule =
  part(box(386, 286, 38, 68, 5), brass.barrel) + groove('M396 287V353M414 287V353', 2, 0.35);

const handle =
  part(
    'M424 290C446 270 470 258 500 258C540 258 580 264 612 284Q634 300 634 320Q634 340 612 356C580 376 540 382 500 382C470 382 446 370 424 350z',
    beech.barrel,
  ) +
  groove('M452 284C500 276 550 278 600 292M450 320H616M452 356C500 364 550 362 600 348', 4, 0.22) +
  gleam('M452 284C490 266 550 268 590 284', 6, 0.55) +
  part('M606 282Q636 300 636 320Q636 340 606 358Q616 320 606 282z', iron.flat);

export const screwdriver: Drawing = moved(2, 0, turned(-42, blade + ferrule + handle));
