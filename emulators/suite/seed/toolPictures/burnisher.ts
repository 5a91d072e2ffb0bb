import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { steel, brass, beech } = materials;

const rod =
  part('M18 306Q10 320 18 334L44 336H392V304H44z', steel.barrel) +
  gleam('M30 311H386', 4, 0.9) +
  groove('M44 305V335', 2, 0.2);

const ferrule =
  part(box(374, 292, 52, 56, 5), brass.barrel) + groove('M384 293V347M416 293V347', 2, 0.35);

const handle =
  part(
    'M426 290C446 280 462 282 480 278C516 268 560 262 600 276C632 288 632 352 600 364C560 378 516 372 480 362C462 358 446 360 426 350z',
    beech.barrel,
  ) +
  groove('M446 284Q454 320 446 356M590 273Q602 320 590 367', 2, 0.3) +
  gleam('M456 294C496 288 540 278 580 286', 7, 0.55) +
  part(disc(622, 320, 5, 14), brass.flat);

export const burnisher: Drawing = moved(8, 0, turned(-36, rod + handle + ferrule));
