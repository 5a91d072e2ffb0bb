import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceButtonsProps<Choice extends string> {
  label: string;
  /** The label of each choice. */
  choices: Readonly<Record<Choice, string>>;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** Toggle buttons for one of a few choices. */
export const ChoiceButtons = <Choice extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceButtonsProps<Choice>) => (
  <ToggleButtonGroup
    exclusive
    fullWidth
    color="primary"
    aria-label={label}
    value={value}
    onChange={(_event, choice: Choice | null) => choice && onChange(choice)}
  >
    {Object.entries<string>(choices).map(([choice, name]) => (
      <ToggleButton key={choice} value={choice} sx={{ color: 'text.primary' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
