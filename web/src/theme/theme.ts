import { createTheme } from '@mui/material/styles';
import './palette.ts';
import { colorSchemeAttribute } from './colorScheme.ts';
import { dataDisplay } from './overrides/dataDisplay.ts';
import { feedback } from './overrides/feedback.ts';
import { inputs } from './overrides/inputs.ts';
import { navigation } from './overrides/navigation.ts';
import { surfaces } from './overrides/surfaces.ts';
import { darkPalette, fontFamily, lightPalette, radius } from './tokens.ts';

const heading = { fontWeight: 720, letterSpacing: '-0.015em', textWrap: 'balance' } as const;

export const theme = createTheme({
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
  components: { ...dataDisplay, ...feedback, ...inputs, ...navigation, ...surfaces },
});
