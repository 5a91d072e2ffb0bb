import { objectOf, text, time, yes } from '../../contract/calls/jsonSchema.ts';
import type { AddedStaffNote, StaffNote } from '../../contract/index.ts';

const note = objectOf<StaffNote>({ _id: text, text, by: text, byEmail: text, at: time });

/** The schemas of the notes of staff. */
export const noteSchemas = {
  StaffNote: note,
  AddedStaffNote: objectOf<AddedStaffNote>({ acknowledged: yes, insertedId: text, note }),
};
