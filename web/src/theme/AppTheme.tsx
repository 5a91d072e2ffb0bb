import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { modeStorageKey } from './colorScheme.ts';
import { theme } from './theme.ts';

export const AppTheme = ({ children }: PropsWithChildren) => (
  <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} noSsr>
    <CssBaseline enableColorScheme />
    {children}
  </ThemeProvider>
);
