import { materials } from '../drawing/materials.ts';
import { box, disc, polygon, ring } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, type Point, repeated, turned } from '../drawing/svg.ts';

const { steel, iron, beech, brass, red } = materials;

const cogs = (x: number, y: number, radius: number, count: number) =>
  polygon(
    ...Array.from({ length: count * 4 }, (_, index): Point => {
      const angle = ((index + 0.5) * Math.PI) / (count * 2);
      const reach = index % 4 < 2 ? radius : radius - 9;
      return [Math.round(x + reach * Math.cos(angle)), Math.round(y + reach * Math.sin(angle))];
    }),
  );

const chuck =
  part('M12 310L24 303H112V317H24z', steel.barrel) +
  groove(
    repeated(5, (index) => `M${28 + index * 14} 317q4 -10 12 -14`),
    3,
    0.45,
  ) +
  part(polygon([102, 300], [136, 282], [136, 338], [102, 320]), steel.barrel) +
  part(box(134, 278, 74, 64, 6), steel.barrel) +
  groove(
    repeated(9, (index) => `M${144 + index * 7} 280v60`),
    2,
    0.3,
  ) +
  part(box(206, 294, 20, 32), steel.barrel) +
  part(polygon([222, 296], [246, 280], [246, 340], [222, 324]), brass.barrel) +
  groove('M226 302L246 294M224 310H246M226 318L246 326', 3, 0.4);

const frame =
  part('M244 296H300C330 272 366 272 396 292H454V328H396C366 348 330 348 300 324H244z', iron.flat) +
  gleam('M250 301H302C332 280 364 280 394 298H450', 3, 0.4);

const handle =
  part(box(446, 282, 26, 56, 5), brass.barrel) +
  part(
    'M470 288C490 292 500 272 540 266C588 260 628 276 628 310C628 344 588 360 540 354C500 348 490 328 470 332z',
    beech.barrel,
  ) +
  groove('M496 286C500 302 500 318 496 334', 2, 0.3) +
  gleam('M510 284C536 272 572 270 600 282', 7, 0.5);

const spoke = part('M331 300L336 232H356L361 300z', red.flat);

const wheel =
  dim(ring(354, 322, 104, 74), 0.3) +
  part(cogs(346, 310, 110, 40) + disc(346, 310, 88), steel.flat) +
  repeated(5, (index) => turned(index * 72, spoke, [346, 310])) +
  part(ring(346, 310, 96, 72), red.flat) +
  gleam('M264 310A82 82 0 0 1 346 228', 5, 0.55) +
  part(disc(346, 310, 30), red.flat);

const crank =
  dim('M346 332L446 452', 0.2) +
  part('M331 324L424 466A22 22 0 0 0 462 442L364 298z', steel.flat) +
  gleam('M372 318L450 434', 3, 0.7) +
  part(disc(346, 310, 15), brass.flat) +
  groove('M338 306L354 314', 3, 0.5) +
  dim(disc(450, 466, 40), 0.25) +
  part(disc(444, 456, 40), beech.flat) +
  part(disc(440, 452, 26), beech.flat) +
  lit(disc(432, 440, 12, 8), 0.4) +
  part(disc(440, 452, 8), steel.flat);

export const handDrill: Drawing = moved(2, 18, turned(-32, chuck + frame + handle + wheel + crank));
