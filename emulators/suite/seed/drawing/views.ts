import type { Ground } from './picture.ts';
import { type Drawing, group, moved, type Point, readDrawing, turned } from './svg.ts';

/** A picture of a tool: its drawing, and what the tool lies on. */
export interface View {
  drawing: Drawing;
  ground: Ground;
}

/** Shows a tool in one way. */
export type ViewOf = (drawing: Drawing) => View;

const enlarged = (factor: number, [x, y]: Point, [toX, toY]: Point, content: Drawing): Drawing =>
  group({ transform: `translate(${toX} ${toY}) scale(${factor}) translate(${-x} ${-y})` }, content);

const middle: Point = [320, 320];

/** A detail of a tool: the part around a point, so many times as large. */
export const closeUp =
  (at: Point, factor: number): ViewOf =>
  (drawing) => ({ drawing: enlarged(factor, at, middle, drawing), ground: 'baize' });

/** A tool on a workbench, turned by degrees. */
export const onBench =
  (degrees: number): ViewOf =>
  (drawing) => ({
    drawing: enlarged(0.92, middle, middle, turned(degrees, drawing)),
    ground: 'bench',
  });

const carton = readDrawing('backdrops/carton.svg');
const cartonFront = readDrawing('backdrops/cartonFront.svg');

const pieceInCarton = (drawing: Drawing, dx: number, degrees: number): Drawing =>
  moved(
    dx,
    dx === 0 ? 14 : 0,
    enlarged(0.56, middle, [320, 268], turned(degrees + dx / 14, drawing)),
  );

/** Three pieces of a tool in an open carton. */
export const inCarton =
  (degrees = 0): ViewOf =>
  (drawing) => ({
    drawing: [
      carton,
      ...[-118, 118, 0].map((dx) => pieceInCarton(drawing, dx, degrees)),
      cartonFront,
    ].join(''),
    ground: 'paper',
  });
