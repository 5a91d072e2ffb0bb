import { materials } from '../drawing/materials.ts';
import { box, disc, graduation, ring } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, turned } from '../drawing/svg.ts';

const { black, grey, red, steel, yellow } = materials;

const blade =
  part(box(380, 424, 196, 46, 2), yellow.barrel) +
  strand(graduation([410, 468], 8, 20, 26), '#1b1d1f', 1.8) +
  repeated(4, (index) => strand(`M${410 + index * 40} 438v-8`, '#b3261a', 4)) +
  gleam('M400 432H570', 3, 0.5);

const hook =
  part(box(548, 430, 34, 30, 3), steel.flat) +
  part('M572 420H586V502Q586 508 580 508H576Q572 508 572 502z', steel.post) +
  part(disc(557, 445, 4), steel.barrel);

const shell =
  'M70 296C70 202 136 146 236 146H306C386 146 428 202 428 288V452Q428 482 398 482H100Q70 482 70 452z';

const front =
  'M100 300C100 220 156 176 238 176H302C366 176 398 222 398 290V430Q398 452 376 452H122Q100 452 100 430z';

const body =
  part(shell, black.flat) +
  gleam('M82 290C84 212 142 158 236 158H304C354 158 388 180 404 214', 6, 0.3) +
  groove('M76 398h22M76 414h22M76 430h22M76 446h22', 4, 0.7) +
  part(front, yellow.flat) +
  gleam('M112 300C114 228 164 188 238 188H300C330 188 352 200 366 218', 6, 0.6) +
  part(box(396, 412, 34, 70, 5), black.flat) +
  dim('M430 424H446V470H430z', 0.35);

const badge =
  part(disc(246, 318, 96), black.flat) +
  part(ring(246, 318, 88, 78), grey.flat) +
  strand('M240 282H212L207 316C220 304 246 306 246 332C246 358 214 362 204 346', '#fff', 10) +
  strand(
    'M264 356V324M264 332C266 318 282 318 282 332V356M282 332C284 318 300 318 300 332V356',
    '#fff',
    8,
  ) +
  lit('M168 318A78 78 0 0 1 324 318Q246 276 168 318z', 0.14);

const lock =
  part('M358 170L392 150Q402 146 410 154L440 190Q446 200 438 206L424 214z', red.flat) +
  groove('M388 170L420 204M398 164L428 198', 3, 0.3);

export const tapeMeasure: Drawing = turned(-10, moved(-12, 6, blade + hook + lock + body + badge));
