import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { brass, steel, walnut } = materials;

const blade =
  part('M20 320L104 288H260V352H104z', steel.flat) +
  lit(polygon([20, 320], [104, 288], [132, 320]), 0.75) +
  dim(polygon([20, 320], [104, 352], [132, 320]), 0.2) +
  groove('M22 320H132L104 289M132 320L104 351', 1.6, 0.4) +
  gleam('M112 294H232', 3, 0.8) +
  groove('M110 348H232', 2.5, 0.2);

const ferrule =
  part('M226 284L282 276V364L226 356z', brass.barrel) +
  part(box(274, 272, 18, 96, 5), brass.barrel) +
  groove('M240 284V356M250 282V358', 2, 0.35);

const handle =
  part(
    'M290 276C330 270 350 284 392 280C448 274 504 262 560 270C604 276 620 296 620 320C620 344 604 364 560 370C504 378 448 366 392 360C350 356 330 370 290 364z',
    walnut.barrel,
  ) +
  gleam(
    'M304 291C336 286 356 298 394 295C450 289 506 280 560 286C584 289 598 298 602 308',
    7,
    0.35,
  ) +
  groove('M528 268Q538 320 528 372M538 268Q548 320 538 372', 2.5, 0.4) +
  part(disc(444, 322, 12), brass.flat) +
  part(disc(366, 322, 10), brass.flat);

export const markingKnife: Drawing = turned(-38, blade + handle + ferrule);
