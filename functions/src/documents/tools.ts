import type { CatalogueEntry, SynonymList, ToolFields } from '../contract/index.ts';

/** The last import that changed the stock of a tool, to recognise a repetition. */
export interface StockImport {
  /** Grows with each such import. */
  count: number;
  /** The exported stock. */
  from: number;
  /** The stock in the file. */
  to: number;
}

/** A stored tool. */
export interface ToolDocument extends ToolFields {
  /** The path of the main picture in the project's bucket. */
  imagePath: string;
  /** The paths of the further pictures. */
  morePicturePaths: string[];
  /** The search index. */
  searchTerms: string[];
  /** Missing before the first import that changes the stock. */
  stockImport?: StockImport;
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

/**
 * The synonyms of the search, without entries of tools. They are in the search index, so that what
 * brings it up to date includes them.
 */
export interface SynonymsDocument extends CatalogueShardDocument, SynonymList {}
