import { listOf, text, time } from '../calls/jsonSchema.ts';
import { about } from '../kinds/fields.ts';

/** A family of tools that differ in their sizes. Its id is the address of its page. */
export const familyFields = {
  name: text,
  text: about(text, 'May be empty'),
  imageLink: about(text, 'Empty for the picture of a size'),
  axes: about(listOf(text), 'The keys of the one or two attributes in which its sizes differ'),
  toolIds: about(listOf(text), 'The ids of its sizes'),
  version: text,
  createdAt: time,
  updatedAt: about(time, 'When its texts, axes or sizes last changed'),
};
