import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { brass, walnut, beech } = materials;

const handle =
  part(
    'M304 150H336C338 240 332 290 334 350C338 420 350 470 350 540C350 592 346 612 338 622Q320 630 302 622C294 612 290 592 290 540C290 470 302 420 306 350C308 290 302 240 304 150z',
    walnut.post,
  ) +
  gleam(
    'M313 210C314 270 316 310 314 352C310 420 302 470 302 540C302 570 303 590 306 602',
    6,
    0.35,
  ) +
  dim('M303 196H337V214Q320 224 303 214z', 0.4);

const face =
  part(box(176, 104, 30, 84, 8), brass.barrel) +
  part('M204 112L232 118V174L204 180z', brass.barrel) +
  lit(box(176, 112, 8, 68, 4), 0.4) +
  groove('M206 112V180', 2, 0.35);

const tip =
  part('M408 120L432 112V180L408 172z', brass.barrel) +
  part('M430 104H470Q480 104 480 114V178Q480 188 470 188H430z', beech.barrel) +
  groove('M430 106V186M472 106V186', 2.5, 0.35) +
  gleam('M438 118H466', 4, 0.5);

const body =
  part(box(228, 116, 184, 60, 8), brass.barrel) +
  part(box(282, 104, 76, 84, 12), brass.barrel) +
  groove('M246 118V174M256 118V174M384 118V174M394 118V174', 2.5, 0.35) +
  gleam('M236 130H276M364 130H404', 4, 0.7) +
  part(disc(320, 106, 18, 5), walnut.flat);

export const planeHammer: Drawing = moved(-8, 14, turned(38, handle + body + face + tip));
