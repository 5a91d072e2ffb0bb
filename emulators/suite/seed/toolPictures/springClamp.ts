import { materials } from '../drawing/materials.ts';
import { box, disc, ring } from '../drawing/outlines.ts';
import { gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, mirrored, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { black, orange, steel } = materials;

const arm =
  part(
    'M146 540L246 336C206 290 194 226 214 168C228 130 254 100 292 78L312 92V128C276 150 258 182 258 222C258 264 284 288 330 306L352 336C348 366 322 384 294 390L214 572z',
    black.flat,
  ) +
  gleam('M258 330C220 286 208 228 226 174C238 142 260 114 290 94', 5, 0.4) +
  groove('M292 344L232 478', 12, 0.5);

const grip =
  part(
    'M188 452C176 462 132 540 132 560C134 590 196 606 214 584C226 566 256 490 258 482z',
    orange.flat,
  ) +
  groove(
    repeated(4, (index) => `M${182 - index * 9} ${488 + index * 20}l48 22`),
    4,
    0.25,
  ) +
  gleam('M184 472C168 500 152 528 146 552', 6, 0.5);

const pad =
  part('M276 62q4 -14 18 -14H318V140H300q-12 -2 -16 -14z', orange.flat) +
  part(disc(294, 96, 9), steel.flat) +
  groove('M308 58V130', 3, 0.25);

const half = arm + grip + pad;

const legs = 'M320 334L246 462M320 334L394 462';

const spring = strand(legs, steel.flat.edge, 11) + strand(legs, '#d5dbe0', 7);

const pivot =
  part(disc(320, 334, 46), steel.flat) +
  groove(ring(320, 334, 36, 27), 3, 0.35) +
  part(disc(320, 334, 18), black.flat) +
  part(box(308, 330, 24, 8, 3), steel.barrel);

export const springClamp: Drawing = scaled(
  0.95,
  moved(-56, -25, turned(-24, mirrored(320, half) + half + spring + pivot)),
);
