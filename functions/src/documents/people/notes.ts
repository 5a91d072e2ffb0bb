import type { AuditTarget, StaffNote } from '../../contract/index.ts';

/** A stored note of staff. */
export interface StaffNoteDocument extends Omit<StaffNote, '_id' | 'at'> {
  /** The order, the company or the account that it is about. */
  about: AuditTarget;
  at: Date;
}
