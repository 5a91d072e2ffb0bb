import { type Attribute, flagNames, flags } from 'functions/contract';

/** What can be chosen as the value of an attribute; null if it is typed. */
export const attributeChoices = ({
  kind,
  choices,
}: Attribute): { value: string; text: string }[] | null => {
  if (kind === 'flag') return flags.map((value) => ({ value, text: flagNames[value] }));
  return kind === 'choice' ? choices.map((value) => ({ value, text: value })) : null;
};

/** The label of the field for an attribute: `Blade width (mm)`. */
export const attributeLabel = ({ label, unit }: Attribute): string =>
  unit ? `${label} (${unit})` : label;
