import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, brass, ash } = materials;

const blade =
  part(
    'M-60 290H316C338 290 342 308 362 310H398V330H362C342 332 338 350 316 350H-60z',
    steel.flat,
  ) +
  lit('M-10 290H316C338 290 342 308 362 310L330 314L308 302H-10z', 0.6) +
  dim('M-10 350H316C338 350 342 332 362 330L330 326L308 338H-10z', 0.3) +
  part(polygon([-60, 290], [-10, 290], [-10, 350], [-60, 350]), steel.post) +
  lit(polygon([-60, 290], [-50, 290], [-50, 350], [-60, 350]), 0.7) +
  groove('M-10 302H306L330 314M-10 338H306L330 326', 1.6, 0.3) +
  gleam('M6 311H300', 4, 0.8);

const ferrule =
  part(box(384, 300, 12, 40, 4), steel.barrel) +
  part('M396 296L432 292V348L396 344z', brass.barrel) +
  groove('M404 296V344M424 293V347', 1.6, 0.35);

const handle =
  part('M432 290L470 276H640L668 284V356L640 364H470L432 350z', ash.barrel) +
  lit('M432 300L470 292H640L668 298V308H470L432 308z', 0.35) +
  dim('M432 338L470 346H640L668 342V356L640 364H470L432 350z', 0.26) +
  groove('M432 306L470 298H640L668 304M432 336L470 344H640L668 338M640 277V363', 2, 0.28) +
  gleam('M480 306H632', 4, 0.6);

export const paringChisel: Drawing = scaled(
  0.94,
  moved(10, -12, turned(-40, blade + handle + ferrule)),
);
