import { materials } from '../drawing/materials.ts';
import { box, polygon } from '../drawing/outlines.ts';
import { dim, gleam, groove, lit, part } from '../drawing/parts.ts';
import { type Drawing, moved, scaled, turned } from '../drawing/svg.ts';

const { steel, grey, iron } = materials;

const bit = (radius: number, length: number) => {
  const rim = box(320 - radius, 150, 2 * radius, 62, 5);
  const mouth = `M${320 - radius * 0.2} 150H${320 + radius * 0.62}L${320 + radius * 0.3} 212H${320 - radius * 0.34}z`;
  return (
    part(polygon([314, 150], [326, 150], [320, 126]), steel.post) +
    part(box(309, 206, 22, length, 3), steel.post) +
    part(`M${320 - radius * 0.7} 212H${320 + radius * 0.7}L334 246H306z`, iron.post) +
    part(rim, steel.post) +
    part(mouth, iron.flat) +
    dim(mouth, 0.35) +
    lit(
      `M${320 - radius * 0.2} 150L${320 - radius * 0.34} 212H${320 - radius * 0.5}L${320 - radius * 0.36} 150z`,
      0.6,
    ) +
    groove(
      `M${320 - radius + 3} 166H${320 - radius * 0.5}M${320 + radius * 0.66} 166H${320 + radius - 3}`,
      2,
      0.4,
    ) +
    gleam(`M${320 - radius * 0.76} 158V206`, 4, 0.7) +
    part(
      polygon(
        [309, 206 + length - 70],
        [331, 206 + length - 70],
        [327, 206 + length],
        [313, 206 + length],
      ),
      grey.post,
    )
  );
};

export const forstnerBits: Drawing = scaled(
  0.86,
  turned(
    32,
    moved(-196, 118, bit(46, 250)) +
      moved(-70, 88, bit(60, 260)) +
      moved(70, 56, bit(76, 270)) +
      moved(216, 26, bit(62, 250)),
    [320, 330],
  ),
);
