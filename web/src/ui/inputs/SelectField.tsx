import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface SelectFieldProps<Choice extends string> {
  label: string;
  /** The label of each choice. */
  choices: Readonly<Partial<Record<Choice, string>>>;
  value: Choice;
  onChange: (choice: Choice) => void;
  size?: 'small' | 'medium';
}

/** A native select element for one of a few choices. */
export const SelectField = <Choice extends string>({
  label,
  choices,
  value,
  onChange,
  size = 'small',
}: SelectFieldProps<Choice>) => {
  const id = useId();
  const names = Object.entries(choices) as [Choice, string][];
  const choose = (text: string) => {
    const match = names.find(([choice]) => choice === text);
    if (match) onChange(match[0]);
  };
  return (
    <FormControl fullWidth size={size}>
      {/* The text of the empty choice must not stand on the label. */}
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput notched label={label} />}
        onChange={({ target }) => choose(target.value)}
      >
        {names.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
};
