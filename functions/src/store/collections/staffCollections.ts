import { collectionNames } from '../../contract/index.ts';
import type {
  RoleDocument,
  StaffDocument,
  StaffInvitationDocument,
} from '../../documents/staff/roles.ts';
import { collection } from './collection.ts';

/** The roles of staff: what their people may do. */
export const roles = collection<RoleDocument>(collectionNames.roles);

/** Which roles the people of the staff have, by uid. */
export const staff = collection<StaffDocument>(collectionNames.staff);

/** Invitations to the staff, by the SHA-256 of their tokens. */
export const staffInvitations = collection<StaffInvitationDocument>(
  collectionNames.staffInvitations,
);
