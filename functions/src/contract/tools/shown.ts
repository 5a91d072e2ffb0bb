import type { ToolFields } from './model.ts';

/**
 * Whether customers and visitors see a tool. An import can add one without a picture, which is hidden
 * until it has one.
 */
export const isShown = ({ imageLink }: Pick<ToolFields, 'imageLink'>): boolean => imageLink !== '';
