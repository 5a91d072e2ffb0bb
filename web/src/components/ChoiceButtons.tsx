import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceButtonsProps<Choice extends string> {
  label: string;
  /** What there is to choose from, and what it is called. */
  choices: Readonly<Record<Choice, string>>;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** One of a few choices, all of them in sight. */
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
