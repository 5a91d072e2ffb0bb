import { materials } from '../drawing/materials.ts';
import { box } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, ash, iron } = materials;

const handle =
  part(
    'M300 130H340C342 210 336 270 336 350C336 440 350 500 350 570C350 620 348 640 342 654Q320 662 298 654C292 640 290 620 290 570C290 500 304 440 304 350C304 270 298 210 300 130z',
    ash.post,
  ) +
  gleam(
    'M311 240C313 290 314 320 314 350C314 440 303 500 303 570C303 600 304 620 306 634',
    6,
    0.55,
  ) +
  dim('M299 190H341V206Q320 220 299 206z', 0.35);

const pein =
  part('M356 92C400 96 440 128 508 154Q516 160 508 168C440 172 400 172 356 178z', iron.flat) +
  gleam('M362 101C400 108 438 134 500 158', 4, 0.5) +
  part('M476 142L508 154Q516 160 508 168L474 170Q484 156 476 142z', steel.flat);

const poll =
  part('M206 100C236 98 250 92 286 88V182C250 178 236 172 206 170z', iron.barrel) +
  part(
    'M160 86H202Q214 88 214 98V172Q214 182 202 184H160Q148 182 148 174V96Q148 88 160 86z',
    steel.barrel,
  ) +
  lit('M148 96Q148 88 160 86V184Q148 182 148 174z', 0.4) +
  groove('M160 87V183M202 87V183', 2, 0.3);

const eye =
  part('M280 88Q320 72 360 90V180Q358 200 346 204H294Q282 200 280 182z', iron.flat) +
  gleam('M290 94Q320 84 350 96', 4, 0.5) +
  part(box(300, 66, 40, 14, 4), ash.post) +
  groove('M320 67V79', 3, 0.5);

export const crossPeinHammer: Drawing = scaled(
  0.97,
  moved(-14, 5, turned(38, handle + pein + poll + eye)),
);
