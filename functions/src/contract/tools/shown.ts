import type { ToolFields } from './model.ts';

/**
 * Whether customers and visitors see a tool: no draft, and no tool without a picture. An import can add
 * one without, which is hidden until it has one.
 */
export const isShown = ({ imageLink, stage }: Pick<ToolFields, 'imageLink' | 'stage'>): boolean =>
  imageLink !== '' && stage !== 'draft';

/** The statuses by which staff filter tools: hidden ones are on sale, but have no picture. */
export const toolStatuses = ['on-sale', 'draft', 'hidden'] as const;
export type ToolStatus = (typeof toolStatuses)[number];

export const toolStatusOf = (tool: Pick<ToolFields, 'imageLink' | 'stage'>): ToolStatus => {
  if (tool.stage === 'draft') return 'draft';
  return isShown(tool) ? 'on-sale' : 'hidden';
};
