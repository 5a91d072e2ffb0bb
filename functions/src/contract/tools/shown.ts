import type { ToolFields } from './model.ts';

/**
 * Whether customers and visitors see a tool: no draft, and no tool without a picture. An import can add
 * one without, which is hidden until it has one.
 */
export const isShown = ({ imageLink, stage }: Pick<ToolFields, 'imageLink' | 'stage'>): boolean =>
  imageLink !== '' && stage !== 'draft';
