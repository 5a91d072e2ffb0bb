import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { type PropsWithChildren, useState } from 'react';
import { colorSchemeAttribute, modeStorageKey } from './colorScheme.ts';
import { overrides } from './overrides.ts';
import { darkPalette, fontFamily, lightPalette, radius } from './tokens.ts';

type Brand = typeof lightPalette.brand;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
  }
  interface PaletteOptions {
    brand?: Brand;
  }
}

const heading = { fontWeight: 720, letterSpacing: '-0.015em', textWrap: 'balance' } as const;

/**
 * Takes long enough to be a separate task: the first render calls it, after the scripts have run.
 */
const createShopTheme = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: `[${colorSchemeAttribute}="%s"]` },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radius },
    typography: {
      fontFamily,
      h1: { ...heading, fontSize: 'clamp(2rem, 1.5rem + 2vw, 2.75rem)', lineHeight: 1.1 },
      h2: { ...heading, fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', lineHeight: 1.15 },
      h3: { ...heading, fontSize: '1.125rem', lineHeight: 1.3 },
      h6: { ...heading, fontSize: '1.1875rem', lineHeight: 1.35 },
      body1: { lineHeight: 1.6 },
      button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0 },
      overline: { fontWeight: 650, letterSpacing: '0.12em', lineHeight: 1.6 },
    },
    components: overrides,
  });

export const AppTheme = ({ children }: PropsWithChildren) => {
  const [theme] = useState(createShopTheme);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
