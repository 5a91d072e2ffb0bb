import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLayoutEffect, useRef } from 'react';

interface ChoiceButtonsProps<Choice extends string> {
  label: string;
  /** The label of each choice. */
  choices: Readonly<Record<Choice, string>>;
  /** The chosen one; empty for none. */
  value: Choice | '';
  onChange: (choice: Choice) => void;
  /** `scroll` keeps the buttons in one line, which scrolls if they do not fit. */
  fit?: 'fill' | 'scroll';
}

const scrolling = {
  position: 'relative',
  display: 'flex',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
const dense = {
  px: 1.5,
  minHeight: 40,
  py: 0,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

/**
 * Scrolls a line of buttons so that the chosen one is seen, and with it that there are others. A
 * new line shows its first button anyway: to measure it would lay out the whole page in the first
 * commit.
 */
const useChoiceInView = (value: string) => {
  const group = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another button
  useLayoutEffect(() => {
    const line = group.current;
    const chosen = line?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!line || !chosen) return;
    if (!isMoved.current && chosen === line.firstElementChild) return;
    isMoved.current = true;
    line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return group;
};

/** Toggle buttons for one of a few choices. */
export const ChoiceButtons = <Choice extends string>({
  label,
  choices,
  value,
  onChange,
  fit = 'fill',
}: ChoiceButtonsProps<Choice>) => {
  const group = useChoiceInView(value);
  return (
    <ToggleButtonGroup
      ref={group}
      exclusive
      fullWidth={fit === 'fill'}
      color="primary"
      aria-label={label}
      value={value}
      sx={fit === 'scroll' ? scrolling : {}}
      onChange={(_event, choice: Choice | null) => choice && onChange(choice)}
    >
      {Object.entries<string>(choices).map(([choice, name]) => (
        <ToggleButton
          key={choice}
          value={choice}
          sx={{ color: 'text.primary', ...(fit === 'scroll' && dense) }}
        >
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
