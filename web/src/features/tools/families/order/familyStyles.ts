import { styled } from '@mui/material/styles';

/** Plain inputs: a hundred of MUI's fields would make typing slow. */
export const SizeInput = styled('input')(({ theme: { vars, shape } }) => ({
  width: '100%',
  minWidth: 64,
  height: 44,
  padding: '0 10px',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  color: 'inherit',
  background: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.text.secondary}`,
  borderRadius: shape.borderRadius,
  // Clear of the header and the foot.
  scrollMarginBlock: '128px 240px',
  '&:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}`, outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: vars?.palette.error.main },
  '&::placeholder': { fontSize: '0.8125rem', color: vars?.palette.text.secondary, opacity: 1 },
}));

export const SizeGrid = styled('table')(({ theme: { vars, breakpoints } }) => ({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 8px',
    textAlign: 'left',
    verticalAlign: 'middle',
    [breakpoints.up('md')]: { padding: '6px 12px' },
  },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 650,
    color: vars?.palette.text.secondary,
    borderBottom: `1px solid ${vars?.palette.divider}`,
  },
  '& tbody tr + tr:not(.message) > *': { borderTop: `1px solid ${vars?.palette.divider}` },
  '& tbody th': { fontWeight: 650 },
  '& th:first-of-type, & .soft': { overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'right' },
  '& thead .group': { borderBottom: 0, paddingBottom: 0, textAlign: 'center' },
  '& .soft': { fontSize: '0.8125rem', fontWeight: 400, color: vars?.palette.text.secondary },
  '& .message > td': { paddingTop: 0, paddingBottom: 10, textAlign: 'right' },
  '& .wide': { [breakpoints.down('md')]: { display: 'none' } },
  '& .narrow': { [breakpoints.up('md')]: { display: 'none' } },
}));

export const TakeSize = styled('button')(({ theme: { vars, shape } }) => ({
  minHeight: 44,
  padding: '0 12px',
  font: 'inherit',
  fontWeight: 650,
  color: vars?.palette.primary.main,
  background: 'none',
  border: `1px solid ${vars?.palette.primary.main}`,
  borderRadius: shape.borderRadius,
  cursor: 'pointer',
  '&:hover': { background: vars?.palette.action.hover },
  '&:focus-visible': { outline: `3px solid ${vars?.palette.secondary.main}`, outlineOffset: 2 },
}));
