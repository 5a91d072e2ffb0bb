import { flag, text } from '../calls/jsonSchema.ts';
import { about, nullable, optional, recordOf } from '../kinds/fields.ts';

/** A person of the staff. */
export const staffPersonFields = {
  uid: text,
  name: about(text, 'The address of someone without a name'),
  email: text,
};

/** Who of the staff handles a document, as the caller sees it. */
export const handlingFields = {
  assignee: about(nullable(recordOf(staffPersonFields)), 'Null for nobody'),
  isFollowed: about(flag, 'Whether the caller follows it'),
  hasNews: about(flag, 'Whether it has changed since the caller, who follows it, saw it last'),
};

/** What lists of staff send of a document besides. */
export const handledFields = {
  handling: optional(
    about(recordOf(handlingFields), 'Who of the staff handles it; only in the lists of staff'),
  ),
};
