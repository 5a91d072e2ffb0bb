import type { CatalogueEntry, ToolFields } from '../contract/index.ts';

/** A stored tool. */
export interface ToolDocument extends ToolFields {
  /** The path of the main picture in the project's bucket. */
  imagePath: string;
  /** The paths of the further pictures. */
  morePicturePaths: string[];
  /** The search index. */
  searchTerms: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** The reservation of a SKU, stored under the SKU. */
export interface SkuDocument {
  toolId: string;
}

/** A document of the search index, with the entries of some tools by their ids. */
export interface CatalogueShardDocument {
  entries: Record<string, CatalogueEntry>;
  updatedAt: Date;
}
