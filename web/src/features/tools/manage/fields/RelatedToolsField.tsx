import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { limits, type RelationList, relationNames, type Tool } from 'functions/contract';
import { useId } from 'react';
import { ToolSearch } from '../../../../domain/search/ToolSearch.tsx';
import { useRowChange } from '../../../../lib/forms/useRowChange.ts';
import { RowButton } from '../../../../ui/inputs/RowButton.tsx';
import { visuallyHidden } from '../../../../ui/layout/visuallyHidden.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface ChosenToolsProps {
  name: RelationList | 'replacedBy';
  ids: readonly string[];
  max: number;
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
  onPick: (tool: Tool) => void;
  error: string | undefined;
}

/** Tools that are chosen by a search, each with a button that removes it. */
const ChosenTools = ({ name, ids, max, nameOf, onChange, onPick, error }: ChosenToolsProps) => {
  const heading = useId();
  const { announcement, announce } = useRowChange();
  const remove = (at: number) => {
    onChange(ids.filter((_, other) => other !== at));
    const next = Math.min(at, ids.length - 2);
    announce(`Removed ${nameOf(ids[at] ?? '')}`, next < 0 ? '' : `${name}.${next}.remove`);
  };
  const add = (tool: Tool) => {
    if (ids.includes(tool._id)) return;
    onPick(tool);
    onChange(max === 1 ? [tool._id] : [...ids, tool._id]);
    announce(`Added ${tool.toolName}`, '');
  };
  return (
    <Box role="group" aria-labelledby={heading} sx={{ mb: 2 }}>
      <Typography id={heading} component="h3" sx={{ fontWeight: 650 }}>
        {relationNames[name]}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1 }}>
        {ids.map((id, at) => (
          <Box key={id} component="li" sx={row}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(id)}</Box>
            <RowButton
              id={`${name}.${at}.remove`}
              icon={mdiDeleteOutline}
              label={`Remove ${nameOf(id)}`}
              onClick={() => remove(at)}
            />
          </Box>
        ))}
      </Box>
      {(max === 1 || ids.length < max) && (
        <ToolSearch label={`${relationNames[name]}: SKU or name`} onChoose={add} />
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  );
};

/** The first message about a list, or about one of its tools by its name. */
const messageOf = (
  error: unknown,
  ids: readonly string[],
  nameOf: (id: string) => string,
): string | undefined => {
  if (typeof error === 'string') return error;
  if (!Array.isArray(error)) return undefined;
  const at = error.findIndex(Boolean);
  return at < 0 ? undefined : `${nameOf(ids[at] ?? '')}: ${error[at]}`;
};

type FieldProps<Name> = Pick<ChosenToolsProps, 'nameOf' | 'onPick'> & { name: Name };

/** A field with a list of other tools. */
export const RelatedToolsField = ({ name, nameOf, onPick }: FieldProps<RelationList>) => {
  const [{ value }, { error }, { setValue }] = useField<string[]>(name);
  return (
    <ChosenTools
      name={name}
      ids={value}
      max={limits.relations.tools}
      nameOf={nameOf}
      onChange={(ids) => void setValue(ids)}
      onPick={onPick}
      error={messageOf(error, value, nameOf)}
    />
  );
};

/** The field with the tool that replaces a tool. */
export const SuccessorField = ({ nameOf, onPick }: Omit<FieldProps<never>, 'name'>) => {
  const [{ value }, { error }, { setValue }] = useField<string>('replacedBy');
  return (
    <ChosenTools
      name="replacedBy"
      ids={value ? [value] : []}
      max={1}
      nameOf={nameOf}
      onChange={([id = '']) => void setValue(id)}
      onPick={onPick}
      error={error}
    />
  );
};
