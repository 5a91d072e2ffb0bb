import type { ToolFields, toolDefaults } from 'functions/contract';
import type { Drawing } from '../drawing/svg.ts';

/** A tool of the seed, with the drawing that becomes its picture. */
export interface CatalogueTool extends Omit<ToolFields, 'imageLink'> {
  id: string;
  picture: Drawing;
}

/** A tool as the files of the catalogue describe it: without the fields that have a default. */
export type DescribedTool = Omit<CatalogueTool, keyof typeof toolDefaults | 'sku'> &
  Partial<CatalogueTool>;
