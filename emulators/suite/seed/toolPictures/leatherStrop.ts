import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, group, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { beech, leather, brass, green } = materials;

const cord =
  strand('M592 322C640 300 668 330 640 352C620 366 596 346 592 322', '#3d2413', 9) +
  strand('M592 322C640 300 668 330 640 352C620 366 596 346 592 322', '#8d5b30', 5);

const paddle =
  part(
    'M22 262q0 -14 14 -14H404C440 248 440 288 474 288C520 288 560 276 596 284C628 292 628 348 596 356C560 364 520 352 474 352C440 352 440 392 404 392H36q-14 0 -14 -14z',
    beech.barrel,
  ) +
  gleam('M470 297C520 299 560 286 592 292', 5, 0.5) +
  part(disc(592, 320, 10), brass.flat) +
  dim(disc(592, 320, 5), 0.9);

const strop =
  dim(box(40, 268, 374, 116, 8), 0.3) +
  part(box(36, 258, 374, 120, 8), leather.flat) +
  groove('M38 371H408', 3, 0.35) +
  groove(
    repeated(20, (index) => `M${50 + index * 18} 267h10M${50 + index * 18} 363h10`),
    2.5,
    0.5,
  ) +
  gleam('M40 261H404', 3, 0.4);

const compound = group(
  { opacity: 0.55 },
  part(
    'M92 300C110 284 150 296 190 288C240 280 300 292 336 286C366 284 362 306 344 312C360 320 350 342 318 340C270 350 230 338 180 346C140 352 96 350 92 336C78 326 80 308 92 300z',
    { fill: '#5f7f4c', edge: 'none' },
  ),
  groove('M110 312H300M140 328H330', 2, 0.2),
  gleam('M120 302H250M200 320H320', 3, 0.3),
);

const end = polygon([250, 476], [268, 462], [268, 498], [250, 514]);

const bar =
  part(polygon([130, 476], [250, 476], [268, 462], [148, 462]), green.flat) +
  lit(polygon([130, 476], [250, 476], [268, 462], [148, 462]), 0.3) +
  part(box(130, 476, 120, 38), green.flat) +
  part(end, green.flat) +
  dim(end, 0.3);

export const leatherStrop: Drawing = scaled(
  0.94,
  moved(-3, -18, turned(-34, paddle + cord + strop + compound) + moved(158, -22, turned(-8, bar))),
);
