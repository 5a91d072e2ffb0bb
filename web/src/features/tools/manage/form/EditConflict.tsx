import Box from '@mui/material/Box';
import type { Tool } from 'functions/contract';
import { ToolNames } from '../../../../domain/tool/ToolNames.tsx';
import { ConflictDialog } from '../../../../ui/feedback/ConflictDialog.tsx';
import { pictureAlt } from '../pictures/pictureTexts.ts';
import { ToolPicture } from '../pictures/ToolPicture.tsx';
import { fieldLabels, fieldTexts, hasText } from '../values/fieldTexts.ts';
import { changedFields } from '../values/toolChanges.ts';
import { type EditedField, type EditedValues, editedOf } from '../values/toolValues.ts';

interface EditConflictProps {
  theirs: Tool;
  mine: EditedValues;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onKeepEditing: () => void;
}

const Pictures = ({ links }: { links: string[] }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {links.map((link, at) => (
      <ToolPicture key={link} src={link} alt={pictureAlt(link, at)} />
    ))}
  </Box>
);

const Value = ({ name, values }: { name: EditedField; values: EditedValues }) => {
  if (name === 'pictures') return <Pictures links={values.pictures} />;
  if (hasText(name)) return fieldTexts[name](values);
  return <ToolNames ids={[values[name]].flat().filter(Boolean)} />;
};

/** Shows the differences between an admin's edits of a tool and a newer version. */
export const EditConflict = ({ theirs, mine, ...choices }: EditConflictProps) => (
  <ConflictDialog
    title="Someone else has changed this tool"
    fields={changedFields(mine, theirs).map((name) => ({
      label: fieldLabels[name],
      theirs: <Value name={name} values={editedOf(theirs)} />,
      mine: <Value name={name} values={mine} />,
    }))}
    {...choices}
  />
);
