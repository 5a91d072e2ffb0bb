import { materials } from '../drawing/materials.ts';
import { dim, gleam, groove, part, strand } from '../drawing/parts.ts';
import { type Drawing, group, turned } from '../drawing/svg.ts';

const { steel, beech, brass } = materials;

const outline =
  'M-22 320C10 292 90 278 190 276H380C400 280 408 304 424 308H470V332H424C408 336 400 360 380 364H190C90 362 10 348 -22 320z';

// The rows stand half a pitch apart, and end short of the blade's edge.
const row = (index: number) => {
  const x = -4 + index * 11;
  const reach = 44 * Math.sqrt(Math.min(1, (x + 22) / 212)) - 9;
  return Array.from({ length: 9 }, (_, tooth) => (tooth - 4.25 + (index % 2) / 2) * 9)
    .filter((offset) => Math.abs(offset) < reach)
    .map((offset) => `M${x + 5} ${317 + offset}l-5 3l5 3`)
    .join('');
};

const cut = Array.from({ length: 35 }, (_, index) => row(index)).join('');

const blade =
  part(outline, steel.barrel) +
  dim(outline, 0.18) +
  group({ opacity: 0.7 }, strand(cut, '#3d454c', 2.4)) +
  group({ transform: 'translate(2.4 0)', opacity: 0.75 }, strand(cut, '#fff', 1.2)) +
  gleam('M0 308C40 290 110 282 190 280H376', 2.5, 0.7);

const ferrule =
  part('M440 298L474 290V350L440 342z', brass.barrel) +
  groove('M450 297V343M466 293V347', 1.6, 0.35);

const handle =
  part(
    'M474 292C488 280 500 286 516 290C550 296 570 272 608 272C644 272 664 292 664 320C664 348 644 368 608 368C570 368 550 344 516 350C500 354 488 360 474 348z',
    beech.barrel,
  ) +
  gleam(
    'M484 300C500 296 510 300 524 302C558 304 576 286 608 286C624 286 636 291 644 299',
    7,
    0.5,
  ) +
  groove('M516 291V349', 2, 0.28);

export const woodRasp: Drawing = turned(-40, blade + ferrule + handle);
