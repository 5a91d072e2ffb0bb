import { mdiFormatListBulleted, mdiViewGridOutline } from '@mdi/js';
import { styled } from '@mui/material/styles';
import type { CatalogueView } from './useCatalogueView.ts';

interface ViewChoiceProps {
  view: CatalogueView;
  onChange: (view: CatalogueView) => void;
}

const choices = [
  { view: 'grid', label: 'Grid', icon: mdiViewGridOutline },
  { view: 'list', label: 'Compact list', icon: mdiFormatListBulleted },
] as const;

const Group = styled('fieldset')(({ theme: { vars, shape } }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: shape.borderRadius,
  minWidth: 0,
  flexShrink: 0,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    minHeight: 54,
    padding: 0,
    color: vars?.palette.text.secondary,
    background: 'none',
    border: 0,
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      color: vars?.palette.primary.contrastText,
      backgroundColor: vars?.palette.primary.main,
    },
    '&:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}`, outlineOffset: 2 },
  },
  '& svg': { width: 24, height: 24, fill: 'currentColor' },
}));

/** The buttons for the grid and the compact list. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => (
  <Group aria-label="View">
    {choices.map((choice) => (
      <button
        key={choice.view}
        type="button"
        aria-label={choice.label}
        title={choice.label}
        aria-pressed={view === choice.view}
        onClick={() => onChange(choice.view)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={choice.icon} />
        </svg>
      </button>
    ))}
  </Group>
);
