import { styled } from '@mui/material/styles';

/** The suggestions: a grid of rows with one or two cells, each with a link or a button. */
export const Grid = styled('div')(({ theme: { vars, breakpoints } }) => ({
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minWidth: 44,
    minHeight: 44,
    padding: '6px 16px',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    cursor: 'pointer',
    [breakpoints.down('sm')]: { gap: 8, padding: '6px 12px' },
  },
  '& a:hover, & button:hover': { background: vars?.palette.action.hover },
  '& .picture': { width: 40, flexShrink: 0, borderRadius: 4, overflow: 'hidden' },
  '& .text': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: vars?.palette.text.secondary },
  '& .price': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
}));

/** A suggestion. */
export const Row = styled('div')({ display: 'flex', minHeight: 48 });

/** What a suggestion leads to, and behind it the way into the cart. */
export const Cell = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  minWidth: 0,
  '&:first-of-type': { flex: 1 },
  '&:not(:first-of-type) button': {
    gap: 6,
    justifyContent: 'flex-end',
    minWidth: 116,
    [breakpoints.down('sm')]: { minWidth: 84, '& > svg': { display: 'none' } },
    whiteSpace: 'nowrap',
    fontWeight: 650,
    color: vars?.palette.primary.main,
  },
  '&[aria-selected=true]': {
    background: vars?.palette.action.selected,
    outline: `2px solid ${vars?.palette.secondary.main}`,
    outlineOffset: -2,
  },
}));
