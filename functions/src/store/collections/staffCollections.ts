import { collectionNames } from '../../contract/index.ts';
import type { RoleDocument, StaffDocument } from '../../documents/staff/roles.ts';
import { collection } from './collection.ts';

/** The roles of staff: what their people may do. */
export const roles = collection<RoleDocument>(collectionNames.roles);

/** Which roles the people of the staff have, by uid. */
export const staff = collection<StaffDocument>(collectionNames.staff);
