import { materials } from '../drawing/materials.ts';
import { disc } from '../drawing/outlines.ts';
import { dim, gleam, groove, part } from '../drawing/parts.ts';
import { type Drawing, moved, turned } from '../drawing/svg.ts';

const { walnut, beech } = materials;

const outline =
  'M236 90Q240 72 320 72Q400 72 404 90L424 306Q426 338 396 354Q366 366 350 370H290Q274 366 244 354Q214 338 216 306z';

const head =
  part(outline, walnut.post) +
  part(disc(320, 88, 80, 16), walnut.flat) +
  groove(
    'M300 88a20 5 0 1 0 40 0a20 5 0 1 0 -40 0M270 88a50 10 0 1 0 100 0a50 10 0 1 0 -100 0',
    2,
    0.35,
  ) +
  groove('M222 262Q320 290 418 262M219 284Q320 312 421 284', 3, 0.4) +
  gleam('M258 120L244 300', 12, 0.22) +
  dim(
    'M216 306Q214 338 244 354Q274 366 290 370H350Q366 366 396 354Q426 338 424 306Q380 346 320 346Q260 346 216 306z',
    0.3,
  );

const handle =
  part(
    'M292 366H348C346 388 344 396 350 414C362 446 366 478 360 516C356 540 354 546 358 560Q366 590 346 600H294Q274 590 282 560C286 546 284 540 280 516C274 478 278 446 290 414C296 396 294 388 292 366z',
    beech.post,
  ) +
  gleam('M302 396C300 420 290 450 292 490C293 520 298 540 296 566', 7, 0.5) +
  groove('M284 548Q320 558 356 548M286 556Q320 566 354 556', 2, 0.35) +
  dim('M292 366H348L347 384Q320 394 293 384z', 0.4);

export const carversMallet: Drawing = moved(0, -14, turned(34, handle + head));
