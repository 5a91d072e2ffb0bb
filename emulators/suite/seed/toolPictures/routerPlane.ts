import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, mirrored, turned } from '../drawing/svg.ts';

const { steel, walnut, brass, iron } = materials;

const base =
  part(
    'M60 356C60 296 112 270 166 270C206 270 226 236 258 226C300 214 340 214 382 226C414 236 434 270 474 270C528 270 580 296 580 356C580 412 540 446 486 446C454 446 436 428 410 428H386C384 372 360 344 320 344C280 344 256 372 254 428H230C204 428 186 446 154 446C100 446 60 412 60 356z',
    steel.flat,
  ) +
  gleam('M72 350C74 304 118 282 168 281C212 279 232 246 262 236C302 225 338 225 378 236', 4, 0.85) +
  groove('M266 428C270 380 288 356 320 356C352 356 370 380 374 428', 2, 0.25);

const knob =
  dim(disc(158, 376, 62), 0.25) +
  part(disc(150, 360, 60), walnut.flat) +
  part(disc(146, 354, 40), walnut.flat) +
  lit(disc(134, 338, 18, 12), 0.25) +
  part(disc(146, 354, 11), brass.flat) +
  groove('M138 354h16', 3, 0.5);

const post =
  dim(box(292, 214, 66, 176, 12), 0.2) +
  part(box(286, 196, 68, 130, 12), iron.post) +
  part(box(303, 160, 34, 262, 5), steel.post) +
  part('M292 412H348V436L320 456L292 436z', steel.flat) +
  groove('M303 190H337M303 210H337M303 230H337', 2, 0.2) +
  part(box(276, 252, 88, 40, 10), brass.barrel) +
  part(box(308, 238, 24, 68, 8), brass.post);

export const routerPlane: Drawing = turned(-8, base + knob + mirrored(320, knob) + post);
