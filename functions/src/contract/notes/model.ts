import { type InferType, object } from 'yup';
import type { Inserted } from '../calls/responses.ts';
import { limits } from '../limits.ts';
import { requiredText } from '../text/text.ts';

/** The body of a note that only staff read. */
export const staffNoteSchema = object({ text: requiredText('Note', limits.staffNote) });
export type StaffNoteInput = InferType<typeof staffNoteSchema>;

/** A note that only staff read. */
export interface StaffNote {
  _id: string;
  text: string;
  /** The uid of its author, who can delete it. */
  by: string;
  byEmail: string;
  at: string;
}

/** The response to a new note. */
export interface AddedStaffNote extends Inserted {
  note: StaffNote;
}
