import type { attributeFields } from '../contract/attributes/fields.ts';
import type { familyFields } from '../contract/families/fields.ts';
import type {
  Attribute,
  CatalogueEntry,
  Rational,
  StoredToolFile,
  SynonymList,
  ToolFields,
} from '../contract/index.ts';
import type { Stored } from '../contract/kinds/fields.ts';

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
  /** The measures among its attributes, in base units, by key. */
  attributeNumbers: Record<string, Rational>;
  /** Missing before the first one. */
  documents?: StoredToolFile[];
  /** The ids of all tools that it refers to: `relatedIdsOf`. */
  relatedIds: string[];
  /** The SKUs that it had before, which still find it; missing before the first change. */
  oldSkus?: string[];
  /** The search index. */
  searchTerms: string[];
  /** The family of which it is a size; missing or empty without one. */
  familyId?: string;
  /** Missing before the first import that changes the stock. */
  stockImport?: StockImport;
  createdAt: Date;
  updatedAt: Date;
}

/** The reservation of a SKU, also of an old one, stored under the SKU. */
export interface SkuDocument {
  toolId: string;
}

/** The reservation of a GTIN, stored under its 14 digits. */
export interface GtinDocument {
  toolId: string;
}

/** The lock under which tools get successors. */
export interface SuccessorLockDocument {
  /** The id of the last transaction that changed one. */
  changedIn: string;
}

/** A stored family of tools. */
export interface FamilyDocument extends Stored<typeof familyFields> {
  /** The path of its picture in the project's bucket; empty without one. */
  imagePath: string;
  /** Its id, by which staff find it. */
  id: string;
  /** The cells of its sizes, by their ids: no two are equal. */
  cells: Record<string, string>;
  /** The search index. */
  searchTerms: string[];
}

/** A document of the search index, with the entries of some tools by their ids. */
export interface CatalogueShardDocument {
  entries: Record<string, CatalogueEntry>;
  updatedAt: Date;
}

/** A stored attribute of tools. */
export type AttributeDocument = Stored<typeof attributeFields> & {
  /** When a family began to differ in it: a deletion at the same time conflicts with that. */
  axisSince?: Date;
};

/**
 * All attributes of tools, as they are sent. They are in the search index, so that what brings it up
 * to date includes them; a change of an attribute writes them in the same transaction.
 */
export interface AttributesDocument extends CatalogueShardDocument {
  attributes: Attribute[];
}

/** What the catalogue shows of a family. */
export type FamilyName = Pick<FamilyDocument, 'name' | 'imageLink'>;

/**
 * The names and pictures of all families, by their ids. They are in the search index, so that what
 * brings it up to date includes them; a change of a family writes them in the same transaction.
 */
export interface FamilyNamesDocument extends CatalogueShardDocument {
  families: Record<string, FamilyName>;
}

/**
 * The synonyms of the search, without entries of tools. They are in the search index, so that what
 * brings it up to date includes them.
 */
export interface SynonymsDocument extends CatalogueShardDocument, SynonymList {}
