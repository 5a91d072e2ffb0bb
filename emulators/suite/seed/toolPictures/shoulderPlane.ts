import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { steel, grey, brass, walnut } = materials;

const iron = part(polygon([178, 446], [590, 296], [596, 312], [206, 454]), steel.barrel);

const wedge =
  part('M230 412L470 322C492 314 520 300 540 306C556 312 552 330 536 336L262 436z', walnut.barrel) +
  gleam('M300 394L500 320', 4, 0.35);

const screw =
  part(box(556, 284, 20, 26, 4), steel.barrel) +
  part(box(572, 272, 36, 48, 9), brass.barrel) +
  groove('M580 274V318M590 274V318M600 274V318', 2, 0.3);

const opening = 'M330 344A34 34 0 1 1 398 344A34 34 0 0 1 330 344z';

const body =
  part(
    `M60 454V336Q60 300 96 292L238 258C276 248 306 226 346 226C392 226 412 258 436 296C456 330 500 338 546 342Q566 346 566 366V454H212L188 424L164 454z${opening}`,
    steel.flat,
  ) +
  part('M84 436V342Q84 318 108 312L240 280C260 275 276 266 290 260V404L196 408z', grey.flat) +
  gleam(
    'M68 440V338Q68 306 98 299L240 265C278 255 308 233 346 233C386 233 406 264 430 300C448 332 496 344 544 349',
    4,
    0.9,
  ) +
  dim(opening, 0.55) +
  lit('M334 360A34 34 0 0 0 394 360A30 30 0 0 1 334 360z', 0.5) +
  part(disc(120, 358, 10), brass.flat) +
  groove('M113 361l14 -6', 2.5, 0.45) +
  part(disc(500, 404, 9), brass.flat) +
  groove('M64 444H160M216 444H562', 2.5, 0.25);

export const shoulderPlane: Drawing = turned(-10, iron + screw + wedge + body);
