import { boolean, type InferType, object, string } from 'yup';
import type { Sent } from '../kinds/fields.ts';
import { limits } from '../limits.ts';
import type { handlingFields, staffPersonFields } from './fields.ts';

/** The message for an assignee who is not one of the staff. */
export const notStaffMessage = 'This account is not one of the staff: choose another one';

/** The message for one more follower than a document can have. */
export const tooManyFollowersMessage = `At most ${limits.followers} people can follow it`;

/** Who is to handle a document: the uid of someone of the staff, or null for nobody. */
export const assignmentSchema = object({
  assignee: string()
    .typeError('The assignee must be a text')
    .nullable()
    .defined('Choose the assignee')
    .max(limits.payerId, notStaffMessage)
    .matches(/^[^/]+$/, { message: notStaffMessage, excludeEmptyString: false }),
});
export type AssignmentInput = InferType<typeof assignmentSchema>;

/** Whether the caller follows a document. */
export const followingSchema = object({
  following: boolean()
    .typeError('Following must be true or false')
    .nonNullable('Following must be true or false')
    .required('Say whether you follow it'),
});
export type FollowingInput = InferType<typeof followingSchema>;

/** A person of the staff. */
export type StaffPerson = Sent<typeof staffPersonFields>;

/** Who of the staff handles a document, as the caller sees it. */
export type Handling = Sent<typeof handlingFields>;

/** What lists of staff send of a document besides its fields. */
export interface HandledItem {
  handling?: Handling;
}

/** The response to a change of who handles a document. */
export interface ChangedHandling {
  acknowledged: true;
  handling: Handling;
}
