import type { Acknowledged } from '../calls/responses.ts';
import type { Sent } from '../kinds/fields.ts';
import { shortCodeOf } from '../numbers/documentNumbers.ts';
import type { Tool } from '../tools/model.ts';
import { slugOf } from '../tools/toolIds.ts';
import type { familyFields } from './fields.ts';

/** A family of tools that differ in their sizes. */
export interface Family extends Sent<typeof familyFields> {
  /** Its id, which is also the address of its page. It never changes. */
  _id: string;
}

/** A family in a list. */
export interface ListedFamily extends Omit<Family, 'text' | 'toolIds'> {
  /** The number of its sizes. */
  sizes: number;
}

/** An attribute in which the sizes of a family differ. */
export interface FamilyAxis {
  key: string;
  label: string;
  /** The different values of the shown sizes, in order. */
  values: string[];
}

/** A size of a family. */
export interface FamilySize {
  tool: Tool;
  /** The places of its values among those of each axis. */
  at: number[];
}

/** A family with its sizes. */
export interface FamilyPage extends Omit<Family, 'axes' | 'toolIds'> {
  axes: FamilyAxis[];
  sizes: FamilySize[];
}

/** A created family. */
export interface CreatedFamily extends Acknowledged {
  insertedId: string;
  family: Family;
}

/** A changed family. */
export interface ChangedFamily extends Acknowledged {
  family: Family;
}

/** The id of a new family: its name, and a code of the request that creates it. */
export const familyIdOf = (name: string, requestId: string): string =>
  `${slugOf(name) || 'family'}-${shortCodeOf(requestId).toLowerCase()}`;
