import type { Permission } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type {
  roleFields,
  staffInvitationFields,
  staffRoleFields,
} from '../../contract/staff/fields.ts';

/** A stored role. One of those with which each shop begins is stored once it is given or changed. */
export interface RoleDocument extends Stored<typeof roleFields> {
  /**
   * The id of the transaction that gave it to someone last: so none that deletes it at the same time
   * overlooks that.
   */
  lastGivenId?: string;
}

/** The roles of a person of the staff, by uid. Administrators need none. */
export interface StaffDocument extends Stored<typeof staffRoleFields> {
  /** All that the roles allow: each change of a role changes it, too, for calls and rules to read. */
  permissions: Permission[];
}

/** An invitation to the staff, by the SHA-256 of its token. */
export interface StaffInvitationDocument extends Stored<typeof staffInvitationFields> {
  /** The id of the transaction that created it. */
  requestId: string;
  /** Who has accepted it, and in which transaction. */
  acceptedBy: { uid: string; requestId: string } | null;
}

/** What roles lock while they get a name, so that no two get the same one at the same time. */
export interface RoleNameLockDocument {
  /** The id of the last transaction that named a role. */
  lastChangeId: string;
}
