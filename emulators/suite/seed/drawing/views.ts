import { materials } from './materials.ts';
import { box, polygon } from './outlines.ts';
import { dim, gleam, groove, lit, part, strand } from './parts.ts';
import type { Ground } from './picture.ts';
import { type Drawing, group, moved, type Point, turned } from './svg.ts';

/** A picture of a tool: its drawing, and what the tool lies on. */
export interface View {
  drawing: Drawing;
  ground: Ground;
}

const enlarged = (factor: number, [x, y]: Point, [toX, toY]: Point, content: Drawing): Drawing =>
  group({ transform: `translate(${toX} ${toY}) scale(${factor}) translate(${-x} ${-y})` }, content);

const middle: Point = [320, 320];

/** A detail of a tool: the part around a point, so many times as large. */
export const closeUp = (drawing: Drawing, at: Point, factor: number): View => ({
  drawing: enlarged(factor, at, middle, drawing),
  ground: 'baize',
});

/** A tool on a workbench, turned by degrees. */
export const onBench = (drawing: Drawing, degrees: number): View => ({
  drawing: enlarged(0.92, middle, middle, turned(degrees, drawing)),
  ground: 'bench',
});

const { card } = materials;

const inside = part(polygon([112, 330], [528, 330], [560, 400], [80, 400]), card.flat);

const front =
  part(box(80, 392, 480, 196, 6), card.flat) +
  part(polygon([80, 394], [560, 394], [592, 446], [48, 446]), card.barrel) +
  dim(polygon([48, 446], [592, 446], [584, 456], [56, 456]), 0.2) +
  gleam('M84 397H556', 3, 0.5);

const label =
  part(box(238, 480, 164, 84, 5), materials.white.flat) +
  strand('M258 504h78M258 524h124', '#8b8579', 5) +
  groove(
    'M258 540v14M265 540v14M270 540v14M280 540v14M286 540v14M296 540v14M304 540v14M309 540v14',
    3,
    0.7,
  ) +
  lit(box(90, 466, 40, 110, 4), 0.08);

/** Three pieces of a tool in an open carton. */
export const inCarton = (drawing: Drawing, degrees = 0): View => ({
  drawing:
    inside +
    [-118, 118, 0]
      .map((dx) =>
        moved(
          dx,
          dx === 0 ? 14 : 0,
          enlarged(0.56, middle, [320, 268], turned(degrees + dx / 14, drawing)),
        ),
      )
      .join('') +
    front +
    label,
  ground: 'paper',
});
