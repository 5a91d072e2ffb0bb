import type { ToolFields } from 'functions/contract';
import type { Drawing } from '../drawing/svg.ts';
import type { View, ViewOf } from '../drawing/views.ts';

/** A tool of the seed, with the drawings that become its pictures: toolPictures/<id>.svg. */
export interface CatalogueTool extends Omit<ToolFields, 'imageLink' | 'morePictures'> {
  id: string;
  /** The family of which it is a size. */
  familyId?: string;
  picture: Drawing;
  morePictures: View[];
}

type OptionalField =
  | 'priceBreaks'
  | 'orderMultiple'
  | 'maxOrder'
  | 'sellRemainder'
  | 'stage'
  | 'gtin'
  | 'replacedBy'
  | 'accessories'
  | 'spareParts'
  | 'alternatives';

/**
 * A tool as the files of the catalogue describe it. Its category is the name of the file, and the
 * fields with a default can be omitted.
 */
export interface DescribedTool
  extends Omit<
      CatalogueTool,
      | OptionalField
      | 'category'
      | 'familyId'
      | 'costPrice'
      | 'storagePlace'
      | 'specifications'
      | 'attributes'
      | 'picture'
      | 'morePictures'
    >,
    Partial<Pick<CatalogueTool, OptionalField>> {
  /** The values by their names, in the order of the table. */
  specifications: Record<string, string>;
  /** Further views of its picture. */
  morePictures?: readonly ViewOf[];
}
