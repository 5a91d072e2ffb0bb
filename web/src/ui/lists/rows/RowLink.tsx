import Link from '@mui/material/Link';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';
import { Ellipsis } from './Ellipsis.tsx';

/** Covers the row, so that a click anywhere counts. */
const coversRow = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '3px solid',
    outlineColor: 'secondary.main',
    outlineOffset: -3,
  },
} as const;

/**
 * The link to a row's page, as the text of a cell or line. A click anywhere in the row follows it.
 */
export const RowLink = ({ to, state, children }: Pick<LinkProps, 'to' | 'state' | 'children'>) => (
  <Ellipsis>
    <Link component={RouterLink} to={to} state={state} color="inherit" sx={coversRow}>
      {children}
    </Link>
  </Ellipsis>
);
