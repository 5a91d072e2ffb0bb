import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** The colours of a status; without one, it is neutral. */
type StatusColor = 'primary' | 'success' | 'info' | 'warning' | 'error';

export interface StatusChipProps {
  label: string;
  color?: StatusColor | undefined;
  /** Fills the chip with its colour, for what needs attention. */
  filled?: boolean;
}

const Chip = styled('span')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  height: 24,
  maxWidth: '100%',
  padding: '0 7px',
  border: '1px solid var(--mui-palette-Chip-defaultBorder)',
  borderRadius: 12,
  color: 'var(--mui-palette-text-primary)',
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.5,
  verticalAlign: 'middle',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const paletteOf = (color: StatusColor) => `var(--mui-palette-${color}-main)`;

const outlinedIn = (color: StatusColor): CSSProperties => ({
  color: paletteOf(color),
  borderColor: `color-mix(in srgb, ${paletteOf(color)} 70%, transparent)`,
});

const filledWith = (color: StatusColor | undefined): CSSProperties => ({
  backgroundColor: color ? paletteOf(color) : 'var(--mui-palette-action-selected)',
  borderColor: 'transparent',
  ...(color && { color: `var(--mui-palette-${color}-contrastText)` }),
});

const styleOf = ({ color, filled }: StatusChipProps): CSSProperties =>
  filled ? filledWith(color) : color ? outlinedIn(color) : {};

/**
 * A status in a small chip. It looks like MUI's, which takes several times as long to render, and
 * lists have a hundred of them.
 */
export const StatusChip = (props: StatusChipProps) => (
  <Chip className="chip" style={styleOf(props)}>
    <span>{props.label}</span>
  </Chip>
);
