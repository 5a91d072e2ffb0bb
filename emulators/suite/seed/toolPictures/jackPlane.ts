import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { steel, iron, walnut, brass } = materials;

const blade =
  part(polygon([262, 438], [388, 232], [402, 240], [280, 438]), steel.post) +
  part('M252 420L350 258q8 -12 20 -6l8 5q8 6 2 16L282 436z', steel.flat) +
  gleam('M272 408L356 270', 5, 0.7) +
  part(disc(334, 316, 11), brass.flat);

const adjuster =
  part(box(372, 330, 46, 13, 6), brass.barrel) + part(box(404, 308, 20, 57, 7), brass.post);

const tote =
  part(
    'M440 402C452 362 450 338 436 306C424 276 414 268 396 262C392 248 408 236 432 236C462 236 478 246 486 262C494 292 492 330 508 362C518 380 530 388 534 402z',
    walnut.flat,
  ) +
  gleam('M424 252C446 248 464 256 472 272C480 304 478 330 490 356', 6, 0.28) +
  part(disc(440, 250, 8), brass.flat);

const knob =
  part(
    'M118 402C120 388 132 384 136 372C138 360 112 352 112 326C112 300 132 284 158 284C184 284 204 300 204 326C204 352 178 360 180 372C184 384 196 388 198 402z',
    walnut.post,
  ) +
  gleam('M130 318C134 304 144 298 154 297', 7, 0.4) +
  part(disc(158, 286, 12, 6), brass.flat);

const body =
  part('M238 430L258 352L350 352L420 412L420 430z', iron.flat) +
  part(
    'M56 446V418q0 -14 14 -15L196 398C224 396 232 350 262 346H352C392 350 408 396 440 400L566 403q16 1 16 15V446q0 6 -6 6H62q-6 0 -6 -6z',
    steel.flat,
  ) +
  gleam('M72 408L196 403C232 400 240 356 264 352H350C384 356 402 402 436 406L564 409', 3, 0.8) +
  groove('M60 443H578', 2.5, 0.25);

export const jackPlane: Drawing = turned(-10, blade + adjuster + tote + knob + body);
