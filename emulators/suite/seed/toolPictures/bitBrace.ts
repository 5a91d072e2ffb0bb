import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, iron, walnut, brass } = materials;

const sweep =
  'M196 410H214C246 410 250 388 252 360V286C252 252 262 240 292 240H392C422 240 432 252 432 286V360C434 388 438 410 470 410H520';

const crank =
  strand(sweep, steel.flat.edge, 26) +
  strand(sweep, '#b4bdc4', 22) +
  gleam('M246 360V286C246 248 260 234 292 234M426 290V360C428 390 436 405 470 405', 5, 0.75);

const grip =
  part('M286 222C306 204 378 204 398 222V258C378 276 306 276 286 258z', walnut.barrel) +
  groove('M306 214V266M378 214V266', 2, 0.4) +
  gleam('M312 222C332 217 352 217 372 222', 5, 0.35) +
  part(box(274, 221, 14, 38, 4), brass.barrel) +
  part(box(396, 221, 14, 38, 4), brass.barrel);

const chuck =
  part(polygon([28, 402], [78, 388], [78, 432], [28, 418]), steel.barrel) +
  groove('M28 410H74', 3, 0.5) +
  part('M72 392L92 380H142L156 388V432L142 440H92L72 428z', steel.barrel) +
  groove(
    repeated(7, (index) => `M${98 + index * 7} 382v56`),
    2,
    0.3,
  ) +
  part(box(154, 382, 54, 56, 8), iron.barrel) +
  part(box(168, 374, 24, 72, 6), brass.barrel) +
  groove('M176 376V444M184 376V444', 2, 0.3);

const head =
  part(box(474, 390, 46, 40, 6), steel.barrel) +
  part(box(514, 382, 24, 56, 5), brass.barrel) +
  part(
    'M536 390C556 386 556 346 578 332C610 328 622 368 622 410C622 452 610 492 578 488C556 474 556 434 536 430z',
    walnut.barrel,
  ) +
  groove('M578 334C592 356 592 464 578 486', 2, 0.4) +
  gleam('M570 352C562 364 558 380 552 392M598 350C606 364 610 384 610 400', 5, 0.3);

export const bitBrace: Drawing = scaled(
  1.06,
  moved(-52, -56, turned(-38, crank + grip + chuck + head, [320, 350])),
);
