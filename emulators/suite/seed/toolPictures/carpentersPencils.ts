import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { red, ash, black } = materials;

const pencil =
  moved(5, 9, dim('M20 318L118 294H620V346H118z', 0.25)) +
  part(polygon([22, 314], [58, 304], [58, 336], [22, 326]), black.barrel) +
  part('M56 304L124 292Q134 302 124 308Q134 318 124 326Q134 338 124 348L56 336z', ash.barrel) +
  groove('M62 312L118 304M62 322L116 326M64 330L114 340', 1.5, 0.25) +
  part('M124 292H618V348H124Q134 338 124 326Q134 318 124 308Q134 302 124 292z', red.barrel) +
  lit('M126 294H616V306H124z', 0.18) +
  dim('M124 334H618V348H124z', 0.2) +
  part(box(566, 292, 54, 56, 2), black.barrel) +
  gleam('M136 300H556', 3, 0.5) +
  groove('M400 316h110M420 326h70', 3, 0.35);

export const carpentersPencils: Drawing = scaled(
  0.8,
  moved(-34, -104, turned(-50, pencil)) +
    moved(-18, -18, turned(-38, pencil)) +
    moved(4, 68, turned(-27, pencil)) +
    moved(22, 152, turned(-14, pencil)),
);
