import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';

const Mark = () => (
  <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 32, height: 32 }}>
    <Box
      component="rect"
      width={32}
      height={32}
      rx={6}
      sx={{ fill: 'var(--mui-palette-brand-background)' }}
    />
    <Box
      component="path"
      d="M7 7h18v5h-6.5v13h-5V12H7z"
      sx={{ fill: 'var(--mui-palette-brand-ink)' }}
    />
    <Box component="path" d="M21 16h4v9h-4z" sx={{ fill: 'var(--mui-palette-brand-accent)' }} />
  </Box>
);

/** The shop's logo, a link to the home page. */
export const Logo = () => (
  <Box
    component={Link}
    to={paths.home}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      color: 'text.primary',
      textDecoration: 'none',
      fontSize: '1.25rem',
      fontWeight: 780,
      letterSpacing: '-0.02em',
      lineHeight: 1.1,
      borderRadius: 1,
    }}
  >
    <Mark />
    Tools Hub
  </Box>
);
