import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, ash } = materials;

const handle =
  part(
    'M296 120H344L346 236C348 300 338 330 338 380C338 440 354 480 354 560C354 610 350 640 342 652Q320 662 298 652C290 640 286 610 286 560C286 480 302 440 302 380C302 330 292 300 294 236z',
    ash.post,
  ) +
  gleam(
    'M306 250C306 300 312 340 312 380C312 440 300 490 300 560C300 590 301 612 304 630',
    6,
    0.55,
  ) +
  dim('M294 200H346V222Q320 236 294 222z', 0.35);

const claw =
  part(
    'M350 84C420 82 490 106 530 176C538 192 536 202 526 198C486 158 430 148 350 160z',
    steel.flat,
  ) +
  dim('M350 140C430 128 486 152 530 196C536 200 532 204 526 198C486 160 430 150 350 160z', 0.3) +
  dim('M420 120C456 126 496 150 524 184L519 187C492 156 454 134 420 128z', 0.6) +
  gleam('M352 93C418 92 474 110 514 160', 4, 0.85);

const face =
  part('M206 92H268V166H206z', steel.barrel) +
  part(
    'M148 78H196Q208 80 212 92V166Q208 178 196 180H148Q138 178 138 170V88Q138 80 148 78z',
    steel.barrel,
  ) +
  part('M138 88Q138 80 148 78V180Q138 178 138 170z', steel.post) +
  lit('M152 92H202V104H152z', 0.4) +
  groove('M196 80V178', 2, 0.3);

const eye =
  part(
    'M262 92C280 78 300 74 320 74C340 74 352 78 362 86V158C354 168 352 190 348 214H292C288 190 282 172 262 166z',
    steel.flat,
  ) +
  gleam('M274 96C290 86 306 84 322 84C334 84 342 86 350 90', 4, 0.8) +
  part(box(298, 64, 44, 14, 4), ash.post) +
  groove('M320 65V77', 3, 0.5);

export const clawHammer: Drawing = scaled(
  0.95,
  moved(-17, 12, turned(38, handle + claw + face + eye)),
);
