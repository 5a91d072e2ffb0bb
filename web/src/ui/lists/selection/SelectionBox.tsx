import { styled } from '@mui/material/styles';
import type { ComponentProps, PropsWithChildren } from 'react';

/** Above the link that covers the row, and large enough for touch. */
const Label = styled('label')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '& > .select': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
  },
  '& > .select:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    cursor: 'inherit',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& input:focus-visible': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: 2,
  },
});

interface SelectionBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Whether some of the rows that it stands for are selected. */
  indeterminate?: boolean;
}

/**
 * A checkbox of the browser, with a label or an `aria-label`. MUI's consists of ten components: with
 * 50 of them, "select all" took three times as long.
 */
export const SelectionBox = ({
  indeterminate = false,
  children,
  ...input
}: PropsWithChildren<SelectionBoxProps>) => (
  <Label>
    <span className="select">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = indeterminate;
        }}
        {...input}
      />
    </span>
    {children}
  </Label>
);
