import type { ToolInput } from 'functions/contract';
import type { Drawing } from '../drawing/svg.ts';

/** A tool of the seed, with the drawing that becomes its picture. */
export interface CatalogueTool extends Omit<ToolInput, 'imageLink'> {
  id: string;
  picture: Drawing;
}
