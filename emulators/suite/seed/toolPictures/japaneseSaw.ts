import { materials } from '../drawing/materials.ts';
import { box, teeth } from '../drawing/outlines.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, moved, repeated, scaled, turned } from '../drawing/svg.ts';

const { steel, ash, leather, red } = materials;

const blade =
  part(
    `M-50 256${teeth([-50, 256], [252, 274], 34, 9)}C276 276 284 304 306 310L380 312V328L306 330C284 336 276 364 252 366${teeth([252, 366], [-50, 384], 58, 5)}z`,
    steel.flat,
  ) +
  gleam('M-38 270L240 286', 4, 0.7) +
  gleam('M-30 330L200 326', 26, 0.22) +
  groove('M-44 374L246 356', 1.6, 0.22) +
  part(box(168, 298, 30, 44, 3), red.flat) +
  strand('M176 308h14M183 308v24M176 320h14M176 332h14', '#fff', 2.4);

const handle =
  part('M356 298C460 294 600 290 692 286Q700 320 692 354C600 350 460 346 356 342z', ash.barrel) +
  gleam('M366 306C460 303 600 300 684 298', 5, 0.55);

const binding = (from: number, count: number, half: number) =>
  part(box(from, 320 - half, count * 8, 2 * half, 3), leather.barrel) +
  repeated(count - 1, (index) =>
    groove(`M${from + 8 + index * 8} ${321 - half}l-3 ${2 * half - 2}`, 2, 0.4),
  );

const wrap = binding(362, 20, 28) + binding(640, 4, 36);

export const japaneseSaw: Drawing = scaled(
  0.9,
  moved(10, -12, turned(-42, blade + dim(box(346, 304, 12, 32, 4), 0.3) + handle + wrap)),
);
