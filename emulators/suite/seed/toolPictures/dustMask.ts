import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, mirrored, moved, repeated, turned } from '../drawing/svg.ts';

const { white, blue, steel, yellow } = materials;

const straps = 'M132 300C60 240 40 160 96 128C180 84 460 84 544 128C600 160 580 240 508 300';
const lower = 'M150 424C70 440 40 520 110 556C200 592 440 592 530 556C600 520 570 440 490 424';

const band = (d: string) => strand(d, '#8f6408', 15) + strand(d, '#f3bd2b', 11);

const cup =
  part(
    'M320 176C352 176 368 190 400 206C470 240 520 300 520 372C520 440 440 500 320 500C200 500 120 440 120 372C120 300 170 240 240 206C272 190 288 176 320 176z',
    white.flat,
  ) +
  dim(
    'M520 372C520 440 440 500 320 500C200 500 120 440 120 372C150 430 230 468 320 468C410 468 490 430 520 372z',
    0.13,
  ) +
  groove(
    'M144 372C152 316 196 258 252 228C280 212 296 202 320 202C344 202 360 212 388 228C444 258 488 316 496 372',
    2.5,
    0.22,
  ) +
  groove('M320 480C230 480 158 440 140 392M320 480C410 480 482 440 500 392', 2.5, 0.22) +
  gleam('M168 330C184 284 220 248 266 226', 9, 0.9);

const clip =
  part('M258 196C290 176 350 176 382 196L374 212C346 196 294 196 266 212z', steel.barrel) +
  gleam('M270 198C298 186 342 186 370 198', 3, 0.8);

const valve =
  dim(box(262, 318, 130, 112, 26), 0.2) +
  part(box(256, 308, 128, 112, 26), blue.flat) +
  part(box(272, 324, 96, 80, 16), white.flat) +
  groove(
    repeated(5, (index) => `M286 ${338 + index * 13}h68`),
    5,
    0.4,
  ) +
  gleam('M264 330Q264 316 280 316H340', 4, 0.6);

const tab = part(box(108, 286, 38, 26, 6), yellow.barrel) + part(disc(138, 432, 13), yellow.flat);

export const dustMask: Drawing = moved(
  0,
  -14,
  turned(-8, band(straps) + band(lower) + cup + tab + mirrored(320, tab) + clip + valve),
);
