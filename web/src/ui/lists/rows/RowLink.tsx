import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';
import { Ellipsis } from './Ellipsis.tsx';

/** Covers the row, so that a click anywhere counts. Looks like MUI's Link, which costs more. */
const CoveringLink = styled(Link)(({ theme }) => ({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', borderRadius: 2 },
  '&:focus-visible::after': {
    outline: `3px solid ${(theme.vars ?? theme).palette.secondary.main}`,
    outlineOffset: -3,
  },
}));

/**
 * The link to a row's page, as the text of a cell or line. A click anywhere in the row follows it.
 */
export const RowLink = ({ to, state, children }: Pick<LinkProps, 'to' | 'state' | 'children'>) => (
  <Ellipsis>
    <CoveringLink to={to} state={state}>
      {children}
    </CoveringLink>
  </Ellipsis>
);
