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
  /** A count to add to each label once it is known; its room is reserved: `Placed (12)`. */
  counts?: Readonly<Partial<Record<Choice, string>>>;
  /** Called when the focus, the pointer or a finger reaches the buttons. */
  onReach?: () => void;
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

/** Room for three digits, so that no button moves under the pointer when the counts arrive. */
const reserved = {
  '&::after': { content: 'attr(data-widest)', height: 0, overflow: 'hidden', visibility: 'hidden' },
  flexDirection: 'column',
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
  counts,
  onReach,
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
      onFocus={onReach}
      onPointerEnter={onReach}
      onChange={(_event, choice: Choice | null) => choice !== null && onChange(choice)}
    >
      {(Object.entries(choices) as [Choice, string][]).map(([choice, name]) => (
        <ToggleButton
          key={choice}
          value={choice}
          {...(counts && { 'data-widest': `${name} (000)` })}
          sx={{ color: 'text.primary', ...(fit === 'scroll' && dense), ...(counts && reserved) }}
        >
          {counts?.[choice] ? `${name} (${counts[choice]})` : name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
