import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SortSelectProps<Sort extends string> {
  /** The label of each sort order. */
  sorts: Readonly<Partial<Record<Sort, string>>>;
  value: Sort;
  onChange: (sort: Sort) => void;
  size?: 'small' | 'medium';
}

export const SortSelect = <Sort extends string>({
  sorts,
  value,
  onChange,
  size = 'medium',
}: SortSelectProps<Sort>) => {
  const id = useId();
  const names = Object.entries(sorts) as [Sort, string][];
  const choose = (text: string) => {
    const chosen = names.find(([sort]) => sort === text);
    if (chosen) onChange(chosen[0]);
  };
  return (
    <FormControl fullWidth size={size}>
      <InputLabel htmlFor={id}>Sort by</InputLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput label="Sort by" />}
        onChange={({ target }) => choose(target.value)}
      >
        {names.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
