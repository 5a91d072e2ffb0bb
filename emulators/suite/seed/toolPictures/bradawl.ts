import { materials } from '../drawing/materials.ts';
import { polygon } from '../drawing/outlines.ts';
import { gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, brass, walnut } = materials;

const point =
  part(polygon([20, 318], [76, 311], [352, 307], [352, 333], [76, 329], [20, 322]), steel.barrel) +
  part(polygon([16, 320], [30, 311], [84, 309], [84, 331], [30, 329]), steel.flat) +
  gleam('M90 314H344', 2.5, 0.8);

const ferrule =
  part('M344 296L392 288V352L344 344z', brass.barrel) +
  groove('M354 295V345M382 290V350', 1.8, 0.35);

const handle =
  part(
    'M392 284C404 276 414 280 424 288C438 296 452 282 476 268C508 250 566 246 594 276C612 298 612 342 594 364C566 394 508 390 476 372C452 358 438 344 424 352C414 360 404 364 392 356z',
    walnut.barrel,
  ) +
  groove('M424 288Q432 320 424 352M432 290Q440 320 432 350', 2, 0.35) +
  gleam('M470 290C502 270 550 264 580 286', 8, 0.4);

export const bradawl: Drawing = scaled(0.98, moved(4, -4, turned(-42, point + handle + ferrule)));
