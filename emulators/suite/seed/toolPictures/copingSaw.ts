import { materials } from '../drawing/materials.ts';
import { box, disc, teeth } from '../drawing/outlines.ts';
import { gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, beech, brass } = materials;

const bow = 'M42 452V256Q42 210 88 210H366Q412 210 412 256V452';

const frame =
  strand(bow, steel.flat.edge, 20) +
  strand(bow, '#8f9aa3', 16.5) +
  strand(bow, '#c6ced4', 10) +
  gleam('M39 440V256Q39 206 88 206H366Q408 206 409 250', 3.5, 0.9);

const blade =
  part(`M30 430H424V440${teeth([424, 440], [30, 440], 56, 4)}z`, steel.barrel) +
  gleam('M56 433H398', 1.5, 0.7);

const pin = (x: number) =>
  part(box(x - 19, 422, 38, 26, 6), steel.barrel) + part(disc(x, 435, 5.5), steel.flat);

const lever = part(box(37, 438, 10, 56, 5), steel.post) + part(disc(42, 494, 10), steel.flat);

const handle =
  part(box(424, 427, 34, 16, 3), steel.barrel) +
  part('M448 414L480 408V462L448 456z', brass.barrel) +
  groove('M456 414V456', 1.8, 0.35) +
  part(
    'M480 412C496 400 512 398 528 402C560 408 580 396 610 396C642 396 662 412 662 435C662 458 642 474 610 474C580 474 560 462 528 468C512 472 496 470 480 458z',
    beech.barrel,
  ) +
  gleam(
    'M494 416C508 410 520 410 532 413C564 418 584 408 610 408C624 408 636 412 644 419',
    6,
    0.55,
  ) +
  groove('M528 402V468M536 404V466', 2, 0.25);

export const copingSaw: Drawing = scaled(
  0.84,
  moved(-34, -74, turned(-24, blade + frame + lever + pin(42) + pin(412) + handle)),
);
