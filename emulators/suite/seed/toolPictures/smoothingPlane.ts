import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { steel, beech, walnut } = materials;

const iron =
  part(polygon([296, 400], [416, 190], [440, 202], [330, 400]), steel.post) +
  part('M410 198q4 -14 18 -8l10 6q10 8 2 20l-14 22l-30 -16z', steel.flat);

const wedge = part(polygon([292, 380], [386, 222], [410, 236], [322, 400]), walnut.post);

const horn =
  part(
    'M100 356C98 330 112 318 112 296C112 268 84 256 92 230C98 212 122 206 142 216C170 230 176 262 174 290C172 316 180 334 196 356z',
    beech.post,
  ) + gleam('M110 234C128 230 146 244 150 272C152 296 150 316 156 334', 7, 0.45);

const body =
  part(box(72, 350, 500, 104, 10), beech.barrel) +
  part('M78 440H566V444q0 10 -10 10H82q-10 0 -10 -10z', walnut.barrel) +
  part('M268 352L388 352L330 402Q296 404 268 352z', walnut.flat) +
  dim('M268 352L388 352L372 366L280 366z', 0.4) +
  gleam('M84 358H262M396 358H560', 4, 0.6) +
  groove('M72 440H572', 2, 0.3);

export const smoothingPlane: Drawing = turned(
  -10,
  body + iron + wedge + horn + part('M262 404q34 20 72 0l-6 12q-30 12 -60 0z', beech.flat),
);
