import { materials } from '../drawing/materials.ts';
import { box, disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { brass, steel, walnut } = materials;

const blade = turned(
  -52,
  part(
    'M130 412H538L594 468H130A28 28 0 0 1 130 412zM152 431A9 9 0 0 0 152 449H370A9 9 0 0 0 370 431z',
    steel.flat,
  ) +
    gleam('M132 418H536', 3, 0.85) +
    groove('M152 431H370', 2, 0.35) +
    groove('M132 464H584', 2.5, 0.25),
  [130, 440],
);

const stock =
  dim('M176 398L206 360L256 398z', 0.16) +
  part(box(120, 400, 452, 80, 14), walnut.barrel) +
  gleam('M186 412H510', 5, 0.32) +
  part('M118 398H168Q184 440 168 482H118Q78 478 78 440Q78 402 118 398z', brass.flat) +
  gleam('M90 436Q92 410 120 407H162', 4, 0.65) +
  part('M536 398H562Q576 398 576 412V468Q576 482 562 482H536Q522 440 536 398z', brass.flat) +
  gleam('M540 407H562', 4, 0.6) +
  groove('M198 468H520', 2, 0.25);

const lever =
  part(disc(130, 440, 27), steel.barrel) +
  dim('M124 450H262Q274 458 262 464H130z', 0.3) +
  part(
    'M130 420C162 420 182 430 240 430Q254 430 254 440Q254 450 240 450C182 450 162 460 130 460A20 20 0 0 1 130 420z',
    brass.barrel,
  ) +
  part(disc(130, 440, 11), steel.flat) +
  groove('M123 445L137 435', 2.5, 0.5);

export const slidingBevel: Drawing = moved(0, 12, turned(6, blade + stock + lever));
