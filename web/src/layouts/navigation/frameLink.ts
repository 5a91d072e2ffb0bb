import type { Theme } from '@mui/material/styles';

/**
 * MUI's Link, as the theme has it, for the links around every page: its own code is too large for
 * the first load.
 */
export const frameLink = ({ theme }: { theme: Theme }) => ({
  fontWeight: 600,
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': {
    outline: `3px solid ${theme.vars?.palette.secondary.main}`,
    outlineOffset: 2,
    borderRadius: 2,
  },
});
