import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, red, blue, yellow } = materials;

type Colour = typeof red;

const punch = (tip: number, colour: Colour) =>
  moved(5, 9, dim('M60 318L240 300H590V340H240z', 0.25)) +
  part(
    polygon(
      [44, 320 - tip],
      [56, 320 - tip],
      [236, 300],
      [236, 340],
      [56, 320 + tip],
      [44, 320 + tip],
    ),
    steel.barrel,
  ) +
  gleam(`M60 ${320 - tip + 2}L232 305`, 3, 0.8) +
  part(box(234, 294, 260, 52, 5), colour.barrel) +
  groove(
    repeated(17, (index) => `M${252 + index * 14} 296l10 48M${262 + index * 14} 296l-10 48`),
    1.6,
    0.28,
  ) +
  gleam('M240 303H488', 3, 0.5) +
  part('M492 298H566L588 290V350L566 342H492z', steel.barrel) +
  part('M584 288H596Q604 320 596 352H584z', steel.post);

export const nailPunches: Drawing = scaled(
  0.92,
  moved(-8, -120, turned(-36, punch(3, yellow))) +
    moved(2, 0, turned(-36, punch(6, red))) +
    moved(12, 120, turned(-36, punch(10, blue))),
);
