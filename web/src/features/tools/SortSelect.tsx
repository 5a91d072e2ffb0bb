import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { isToolSort, type ToolSort, toolSorts } from './toolSorts.ts';

interface SortSelectProps {
  value: ToolSort;
  onChange: (sort: ToolSort) => void;
}

export const SortSelect = ({ value, onChange }: SortSelectProps) => {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>Sort by</InputLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput label="Sort by" />}
        onChange={({ target }) => isToolSort(target.value) && onChange(target.value)}
      >
        {Object.entries(toolSorts).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
