import { styled, type Theme } from '@mui/material/styles';

const fieldStyles = ({ vars, shape }: Theme) => ({
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  background: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.text.secondary}`,
  borderRadius: shape.borderRadius,
  '&:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}`, outlineOffset: -1 },
});

/** Plain inputs: 400 of MUI's fields would make typing slow. */
export const PadInput = styled('input')(({ theme }) => ({
  ...fieldStyles(theme),
  minWidth: 0,
  height: 44,
  padding: '0 12px',
  // Clear of the header and the summary.
  scrollMarginBlock: '96px 160px',
  '&[aria-invalid="true"]': { borderColor: theme.vars?.palette.error.main },
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
}));

export const PasteText = styled('textarea')(({ theme }) => ({
  ...fieldStyles(theme),
  display: 'block',
  minHeight: 132,
  padding: 12,
}));

const wide = '36px minmax(150px, 1.1fr) 112px minmax(0, 3fr) 112px 44px';

/** The same columns for the headings and the rows. */
export const PadGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: 8,
  gridTemplateColumns: '28px minmax(0, 1fr) 92px 44px',
  gridTemplateAreas: '"number sku quantity remove" ". result result result"',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: wide,
    gridTemplateAreas: '"number sku quantity result total remove"',
  },
}));

export const PadList = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

export const PadItem = styled('li')(({ theme }) => ({
  padding: '6px 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
}));

export const RowNumber = styled('span')(({ theme }) => ({
  gridArea: 'number',
  textAlign: 'right',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
}));

export const RowRemove = styled('button')(({ theme }) => ({
  gridArea: 'remove',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: theme.vars?.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&:focus-visible': {
    outline: `3px solid ${theme.vars?.palette.secondary.main}`,
    outlineOffset: -3,
  },
}));

export const ResultCell = styled('div')(({ theme }) => ({
  gridArea: 'result',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
  [theme.breakpoints.up('md')]: { minHeight: 44, '&:empty': { display: 'flex' } },
}));

export const TakeButton = styled('button')(({ theme }) => ({
  minHeight: 36,
  padding: '0 12px',
  font: 'inherit',
  fontWeight: 650,
  color: theme.vars?.palette.primary.main,
  background: 'none',
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&:focus-visible': {
    outline: `3px solid ${theme.vars?.palette.secondary.main}`,
    outlineOffset: 2,
  },
}));

export const Options = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  left: 0,
  width: 'max(100%, min(560px, 100vw - 96px))',
  maxHeight: 380,
  scrollMarginBottom: 16,
  margin: '4px 0 0',
  padding: 4,
  overflowY: 'auto',
  listStyle: 'none',
  background: theme.vars?.palette.background.paper,
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  boxShadow: theme.shadows[8],
}));

export const Option = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  minHeight: 44,
  padding: '4px 10px',
  borderRadius: theme.shape.borderRadius,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { background: theme.vars?.palette.action.selected },
}));
