import Box from '@mui/material/Box';
import type { Attribute, Tool } from 'functions/contract';
import { ToolNames } from '../../../domain/tool/ToolNames.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { type FamilyField, type FamilyValues, familyFields } from './familyForm.ts';

interface FamilyValueProps {
  field: FamilyField;
  values: FamilyValues;
  attributes: readonly Attribute[];
  /** The tools that need not be looked up. */
  tools: ReadonlyMap<string, Tool>;
}

/** The value of a field of a family for people. */
export const FamilyValue = ({ field, values, attributes, tools }: FamilyValueProps) => {
  if (field === 'toolIds') return <ToolNames ids={values.toolIds} known={tools} />;
  if (field === 'axes') {
    const labelOf = (key: string) => attributes.find(({ _id }) => _id === key)?.label ?? key;
    return values.axes.filter(Boolean).map(labelOf).join(' × ');
  }
  if (field === 'imageLink' && values.imageLink !== '') {
    return (
      <Box sx={{ width: 72, borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={values.imageLink} alt="The picture" sizes="72px" />
      </Box>
    );
  }
  return familyFields.textOf(field, values) || '–';
};
