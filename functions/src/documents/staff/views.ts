import type { Density, StaffList } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { viewFields } from '../../contract/views/fields.ts';

/** A view among those of its owner. */
export interface StoredView extends Stored<typeof viewFields> {
  _id: string;
}

/**
 * The saved views of a person and a list, by the ids of both. They are one document, so that each
 * transaction keeps to the limit and to different names.
 */
export interface StaffViewsDocument {
  owner: string;
  /** As of the last change. */
  ownerName: string;
  list: StaffList;
  views: StoredView[];
  /** Whether any of them is shared: colleagues find them by that. */
  hasShared: boolean;
  /** The id of the transaction that wrote it: proves that the transaction was committed. */
  changeId: string;
}

/** How a person of the staff has chosen to see lists, by uid. */
export interface StaffPreferencesDocument {
  density?: Density;
  /** The chosen columns by list. */
  columns?: Partial<Record<StaffList, string[]>>;
}
