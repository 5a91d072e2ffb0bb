import { materials } from '../drawing/materials.ts';
import { box, disc, teeth } from '../drawing/outlines.ts';
import { gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, mirrored, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, beech, walnut, brass } = materials;

const line = 'M74 146C200 152 440 152 566 146';

const cord =
  strand(line, '#8f6b34', 15) +
  strand(line, '#d9b878', 11) +
  groove(
    repeated(34, (index) => `M${88 + index * 14} 145l8 12`),
    2.5,
    0.4,
  );

const toggle =
  part('M304 140H330L338 292Q317 300 296 292z', walnut.post) + gleam('M308 152L304 282', 4, 0.3);

const stretcher =
  part(
    'M84 274C160 262 240 286 320 286C400 286 480 262 556 274V306C480 318 400 306 320 306C240 306 160 318 84 306z',
    beech.barrel,
  ) + gleam('M96 282C170 274 240 292 320 292', 4, 0.5);

const arm =
  part(
    'M62 128Q74 120 88 128C92 180 104 230 100 288C98 340 90 380 96 440Q96 452 82 452H58Q46 452 48 440C56 380 60 340 58 288C56 230 52 180 62 128z',
    beech.post,
  ) +
  gleam('M70 136C68 190 70 240 70 290C70 340 64 390 60 440', 5, 0.55) +
  groove('M56 158H92M56 166H92', 2, 0.3);

const blade =
  part(`M60 418H580V432${teeth([580, 432], [60, 432], 66, 5)}z`, steel.barrel) +
  gleam('M70 421H570', 1.5, 0.8);

const pin =
  part(box(34, 412, 26, 26, 5), brass.barrel) +
  part(
    'M36 408C18 404 10 398 -12 398C-40 398 -52 410 -52 425C-52 440 -40 452 -12 452C10 452 18 446 36 442z',
    walnut.barrel,
  ) +
  gleam('M-38 414C-30 406 -18 405 -8 406', 5, 0.4) +
  part(disc(72, 425, 7), steel.flat);

export const bowSaw: Drawing = scaled(
  0.77,
  moved(
    0,
    26,
    turned(
      -22,
      blade + cord + toggle + stretcher + arm + mirrored(320, arm) + pin + mirrored(320, pin),
    ),
  ),
);
