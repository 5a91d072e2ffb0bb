import { chiselFamilies } from './chisels.ts';
import { clampFamilies } from './clamps.ts';
import type { DescribedFamily, DescribedSize } from './describedFamily.ts';
import { measuringAndOtherFamilies } from './measuringAndOther.ts';
import { sawFamilies } from './saws.ts';
import { strikingAndDrillingFamilies } from './strikingAndDrilling.ts';

/** The families of the seed. */
export const describedFamilies: readonly DescribedFamily[] = [
  ...chiselFamilies,
  ...sawFamilies,
  ...clampFamilies,
  ...strikingAndDrillingFamilies,
  ...measuringAndOtherFamilies,
];

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The id of the tool that is a size: `bench-chisel-6-mm`. */
export const sizeIdOf = ({ like }: DescribedFamily, { at }: DescribedSize): string =>
  [like, ...at.map(slugOf)].join('-');

/** A family with the ids of its sizes. */
export interface SeedFamily extends Pick<DescribedFamily, 'id' | 'name' | 'text' | 'axes'> {
  toolIds: string[];
}

/** The families of the seed, with the ids of their sizes. */
export const families: readonly SeedFamily[] = describedFamilies.map((family) => {
  const { id, name, text, axes, like, sizes } = family;
  return { id, name, text, axes, toolIds: [like, ...sizes.map((size) => sizeIdOf(family, size))] };
});
