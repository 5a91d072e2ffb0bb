import { array, string } from 'yup';
import { limits } from '../limits.ts';
import { tidyText } from '../text/text.ts';
import { type RelationList, relationNames } from './relatedIds.ts';

const idOf = (label: string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? tidyText(value) : value))
    .typeError(`${label} must be a text`)
    .nonNullable(`${label} must be a text`)
    .max(limits.documentId, `${label} must have at most ${limits.documentId} characters`);

/** The field of a tool's successor. */
export const successorField = idOf(relationNames.replacedBy);

/** A field with other tools, each of them once. */
const relationField = (name: RelationList) => {
  const label = relationNames[name];
  return array()
    .of(idOf('Tool').required('Tool is required'))
    .typeError(`${label} must be a list`)
    .nonNullable(`${label} must be a list`)
    .max(limits.relations.tools, `${label} must be at most ${limits.relations.tools}`)
    .test('distinct', (ids, { createError, path }) => {
      const repeated = (ids ?? []).findIndex((id, at) => (ids ?? []).indexOf(id) < at);
      if (repeated < 0) return true;
      return createError({ path: `${path}[${repeated}]`, message: 'This tool is already listed' });
    });
};

/** The fields of a tool's lists of other tools. */
export const relationFields = {
  accessories: relationField('accessories'),
  spareParts: relationField('spareParts'),
  alternatives: relationField('alternatives'),
};
