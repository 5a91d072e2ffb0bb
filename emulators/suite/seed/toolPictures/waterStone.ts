import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { beech, walnut, slate, clay, black } = materials;

const bottom =
  part(box(84, 462, 56, 14, 5), black.barrel) + part(box(366, 462, 56, 14, 5), black.barrel);

const side = polygon([444, 406], [594, 286], [594, 344], [444, 464]);

const tray =
  part(polygon([60, 406], [444, 406], [594, 286], [210, 286]), beech.flat) +
  part(box(60, 406, 384, 58, 4), beech.barrel) +
  part(side, beech.flat) +
  dim(side, 0.22) +
  gleam('M66 410H442L590 292', 3, 0.6) +
  groove('M60 446H444', 2, 0.25);

const stop = (x: number) => {
  const end = polygon([x + 26, 366], [x + 131, 282], [x + 131, 306], [x + 26, 390]);
  return (
    part(polygon([x, 366], [x + 26, 366], [x + 131, 282], [x + 105, 282]), walnut.flat) +
    part(box(x, 366, 26, 24), walnut.barrel) +
    part(end, walnut.flat) +
    dim(end, 0.3)
  );
};

const layer = (y: number, height: number, material: typeof clay) => {
  const end = polygon([428, y], [533, y - 84], [533, y - 84 + height], [428, y + height]);
  return part(box(116, y, 312, height), material.flat) + part(end, material.flat) + dim(end, 0.25);
};

const face = polygon([116, 306], [428, 306], [533, 222], [221, 222]);

const stone =
  dim(polygon([100, 394], [440, 394], [470, 370], [116, 370]), 0.3) +
  layer(350, 40, slate) +
  layer(306, 46, clay) +
  part(face, clay.flat) +
  lit(face, 0.12) +
  gleam('M120 307H428L530 225', 3, 0.6);

const water =
  lit(
    'M214 286C226 262 262 270 282 256C308 240 352 236 372 250C388 264 356 272 336 280C300 296 238 304 214 286z',
    0.3,
  ) +
  gleam('M236 280C252 270 274 270 292 260', 4, 0.7) +
  lit(disc(420, 262, 13, 7), 0.5) +
  lit(disc(446, 240, 7, 4), 0.5) +
  lit(disc(402, 288, 6, 3.5), 0.5);

export const waterStone: Drawing = moved(
  -10,
  -30,
  turned(-4, bottom + tray + stop(90) + stone + stop(428) + water),
);
