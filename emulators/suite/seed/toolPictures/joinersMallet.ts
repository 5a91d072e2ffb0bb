import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { beech, walnut } = materials;

const handle =
  part(
    'M288 250H352L346 380C350 470 362 560 358 640Q354 652 340 652H300Q286 652 282 640C278 560 290 470 294 380z',
    beech.post,
  ) +
  gleam('M306 330C306 440 298 540 298 630', 7, 0.5) +
  dim(polygon([290, 262], [350, 262], [348, 300], [292, 286]), 0.45) +
  groove('M283 622H357', 2, 0.25);

const tenon =
  part(polygon([282, 30], [358, 30], [354, 80], [286, 80]), beech.post) +
  part(box(282, 26, 76, 12, 4), beech.flat);

const head =
  part('M132 74H508q8 0 8 8L494 256q-1 8 -9 8H155q-8 0 -9 -8L124 82q0 -8 8 -8z', beech.flat) +
  part('M132 74H168L186 264H155q-8 0 -9 -8L124 82q0 -8 8 -8z', beech.post) +
  dim('M132 74H168L186 264H155q-8 0 -9 -8L124 82q0 -8 8 -8z', 0.16) +
  dim('M149 238H495L494 256q-1 8 -9 8H155q-8 0 -9 -8z', 0.18) +
  gleam('M176 84H500', 5, 0.6) +
  gleam('M169 80L186 256', 3, 0.5) +
  groove('M146 90L164 250M156 82L174 258M136 92L154 248', 2, 0.18);

const wedges =
  part(polygon([300, 26], [308, 26], [306, 38], [302, 38]), walnut.flat) +
  part(polygon([332, 26], [340, 26], [338, 38], [334, 38]), walnut.flat);

export const joinersMallet: Drawing = scaled(
  0.91,
  moved(-43, 10, turned(34, handle + tenon + head + wedges)),
);
