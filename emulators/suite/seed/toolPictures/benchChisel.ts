import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { steel, brass, beech, iron } = materials;

const blade =
  part(
    'M-14 282H276C306 282 312 304 340 306H392V334H340C312 336 306 358 276 358H-14z',
    steel.flat,
  ) +
  lit('M36 282H276C306 282 312 304 340 306L300 312L270 298H36z', 0.55) +
  dim('M36 358H276C306 358 312 336 340 334L300 328L270 342H36z', 0.28) +
  part(polygon([-14, 282], [36, 282], [36, 358], [-14, 358]), steel.post) +
  lit(polygon([-14, 282], [-4, 282], [-4, 358], [-14, 358]), 0.7) +
  groove('M36 298H270L300 312M36 342H270L300 328', 1.6, 0.3) +
  gleam('M52 308H262', 4, 0.8);

const ferrule =
  part(box(376, 296, 10, 48, 4), steel.barrel) +
  part('M386 292L428 284V356L386 348z', brass.barrel) +
  groove('M394 292V348M420 288V352', 1.6, 0.35);

const handle =
  part(
    'M428 286C448 280 470 272 500 272C550 272 590 282 624 282V358C590 358 550 368 500 368C470 368 448 360 428 354z',
    beech.barrel,
  ) +
  gleam('M446 296C468 288 490 286 512 287C548 288 574 294 606 296', 7, 0.5) +
  groove('M600 282V358', 1.8, 0.3) +
  part('M656 288q10 32 0 64H640V288z', beech.barrel) +
  part(box(622, 278, 24, 84, 4), iron.barrel);

export const benchChisel: Drawing = turned(-40, blade + handle + ferrule);
