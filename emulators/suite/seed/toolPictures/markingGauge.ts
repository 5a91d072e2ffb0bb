import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, turned } from '../drawing/svg.ts';

const { beech, brass, steel } = materials;

const stem = part(box(196, 300, 408, 52, 6), beech.barrel) + gleam('M330 309H592', 4, 0.5);

const scribingEnd =
  dim(polygon([228, 300], [262, 300], [262, 352], [228, 352]), 0.3) +
  part('M42 300H246V352H42q-6 0 -6 -6V306q0 -6 6 -6z', beech.barrel) +
  gleam('M46 309H232', 4, 0.5) +
  part(polygon([69, 352], [81, 352], [76, 384], [74, 384]), steel.post) +
  part(box(66, 344, 18, 9, 2), brass.post);

const thumbscrew =
  part(box(289, 166, 22, 52, 3), brass.post) +
  part(box(276, 196, 48, 20, 5), brass.post) +
  part(
    'M290 184C262 186 244 170 244 148C244 122 274 112 290 132C296 140 304 140 310 132C326 112 356 122 356 148C356 170 338 186 310 184z',
    brass.flat,
  ) +
  gleam('M254 148C254 132 270 126 282 138', 5, 0.7) +
  groove('M300 144V180', 2, 0.25);

const face = 'M228 252Q228 240 236 232L262 210V442L236 420Q228 412 228 400z';

const stock =
  part('M258 210H330Q352 210 352 232V420Q352 442 330 442H258z', beech.post) +
  gleam('M272 220H328Q342 220 342 234', 4, 0.45) +
  groove('M338 240V412', 2, 0.18) +
  part(face, beech.flat) +
  dim(face, 0.12) +
  part(polygon([236, 246], [252, 234], [252, 298], [236, 298]), brass.flat) +
  part(polygon([236, 354], [252, 354], [252, 420], [236, 408]), brass.flat) +
  lit(polygon([240, 248], [245, 244], [245, 298], [240, 298]), 0.4);

export const markingGauge: Drawing = turned(-30, thumbscrew + stem + stock + scribingEnd);
