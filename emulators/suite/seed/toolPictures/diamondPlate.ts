import { materials } from '../drawing/materials.ts';
import { box, disc, polygon } from '../drawing/outlines.ts';
import { dim, gleam, lit, part, strand } from '../drawing/parts.ts';
import { type Drawing, element, moved, repeated, turned } from '../drawing/svg.ts';

const { steel, blue, black } = materials;

const plate = polygon([92, 330], [430, 330], [580, 210], [242, 210]);

const holes = repeated(8, (row) =>
  repeated(17, (column) => {
    const depth = (row + 0.5) / 8;
    const x = 112 + depth * 138 + column * 19.4 + (row % 2) * 9;
    return element('ellipse', {
      cx: x,
      cy: 322 - depth * 106,
      rx: 4.6,
      ry: 3.2,
      fill: '#4d565d',
      opacity: 0.5,
    });
  }),
);

const side = polygon([430, 330], [580, 210], [580, 228], [430, 348]);

const base =
  part(polygon([70, 356], [448, 356], [610, 228], [232, 228]), blue.flat) +
  part(box(70, 356, 378, 44, 4), blue.barrel) +
  part(polygon([448, 356], [610, 228], [610, 270], [448, 400]), blue.flat) +
  dim(polygon([448, 356], [610, 228], [610, 270], [448, 400]), 0.3) +
  gleam('M76 360H446L604 236', 3, 0.4) +
  part(box(92, 398, 54, 12, 5), black.barrel) +
  part(box(372, 398, 54, 12, 5), black.barrel);

const surface =
  part(box(92, 330, 338, 18), steel.barrel) +
  part(side, steel.flat) +
  dim(side, 0.3) +
  part(plate, steel.flat) +
  dim(plate, 0.16) +
  holes +
  lit(polygon([160, 330], [250, 330], [400, 210], [310, 210]), 0.3) +
  gleam('M96 330H430L576 213', 2.5, 0.7);

const mark = strand('M216 378h86M322 378h24', '#e9f0f6', 6);

const drop = lit(disc(480, 252, 12, 7), 0.6) + lit(disc(450, 268, 6, 4), 0.6);

export const diamondPlate: Drawing = moved(-14, 14, turned(-6, base + mark + surface + drop));
