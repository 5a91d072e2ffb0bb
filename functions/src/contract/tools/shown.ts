import { isDiscontinued } from '../quantities/discontinued.ts';
import type { ToolFields } from './model.ts';

type Staged = Pick<ToolFields, 'imageLink' | 'stage'>;

/**
 * Whether customers and visitors see a tool: no draft, and no tool without a picture. An import can add
 * one without, which is hidden until it has one.
 */
export const isShown = ({ imageLink, stage }: Staged): boolean =>
  imageLink !== '' && stage !== 'draft';

/** The fields by which a tool is listed. */
export const listingFields = [
  'imageLink',
  'stage',
  'minOrder',
  'orderMultiple',
  'maxOrder',
  'available',
  'sellRemainder',
] as const satisfies (keyof ToolFields)[];

/**
 * Whether lists for customers and visitors have a tool. One that is discontinued keeps its page, and is
 * found by its exact number alone.
 */
export const isListed = (tool: Pick<ToolFields, (typeof listingFields)[number]>): boolean =>
  isShown(tool) && !isDiscontinued(tool);

/** The statuses by which staff filter tools: their stages, and hidden for those without a picture. */
export const toolStatuses = ['on-sale', 'selling-out', 'discontinued', 'draft', 'hidden'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

export const toolStatusOf = (tool: Staged): ToolStatus => {
  if (tool.stage === 'draft') return 'draft';
  return isShown(tool) ? tool.stage : 'hidden';
};
