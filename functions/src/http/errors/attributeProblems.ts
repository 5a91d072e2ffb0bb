import type { DetailsOf } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

const usedBy = ({ use }: DetailsOf<'attribute-in-use'>): string => {
  if ('familyName' in use) {
    return `The sizes of “${use.familyName}” differ in this attribute. Choose another one for the family first.`;
  }
  const { value, toolName } = use;
  return value === null
    ? `Tools have values of this attribute, such as ${toolName}. Remove these first.`
    : `Tools use ${value}, such as ${toolName}. Change these first.`;
};

type AttributeCode = 'attribute-not-found' | 'attribute-in-use' | 'family-not-found';

/** The texts of errors about attributes and families of tools. */
export const attributeProblems: { [Code in AttributeCode]: ProblemText<Code> } = {
  'attribute-not-found': problemText('Attribute not found', 'There is no such attribute.'),
  'attribute-in-use': problemText('Attribute in use', usedBy),
  'family-not-found': problemText('Family not found', 'There is no such family of tools.'),
};
