import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { black, ash, red } = materials;

const handle =
  part(
    'M300 190H340C342 270 336 320 336 380C336 450 348 500 348 570C348 616 346 636 340 648Q320 656 300 648C294 636 292 616 292 570C292 500 304 450 304 380C304 320 298 270 300 190z',
    ash.post,
  ) +
  gleam(
    'M310 250C312 300 314 340 314 380C314 450 304 500 304 570C304 600 305 616 308 628',
    6,
    0.6,
  ) +
  dim('M299 214H341V236Q320 248 299 236z', 0.35) +
  part('M291 590Q320 600 349 590L348 614Q320 624 292 614z', red.post);

const head =
  part(
    'M176 92Q196 80 226 80H414Q444 80 464 92Q474 150 464 208Q444 220 414 220H226Q196 220 176 208Q166 150 176 92z',
    black.barrel,
  ) +
  groove('M222 82Q212 150 222 218M418 82Q428 150 418 218', 3, 0.6) +
  lit('M222 82Q212 150 222 218Q196 216 176 208Q166 150 176 92Q196 82 222 82z', 0.1) +
  gleam('M238 104H402', 8, 0.22) +
  gleam('M188 104Q182 130 182 150', 5, 0.25) +
  part(disc(320, 84, 26, 8), ash.flat) +
  groove('M298 84H342', 3, 0.6) +
  part(box(296, 214, 48, 14, 5), black.barrel);

export const rubberMallet: Drawing = moved(-6, 4, turned(36, handle + head));
