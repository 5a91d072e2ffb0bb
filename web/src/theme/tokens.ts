/** The page's background, also before the app has started. */
export const pageBackground: Record<'light' | 'dark', string> = {
  light: '#f5f1e8',
  dark: '#101613',
};

export const lightPalette = {
  background: { default: pageBackground.light, paper: '#fffdf9' },
  text: { primary: '#18211d', secondary: '#525c56' },
  primary: { main: '#1d4b3a', dark: '#123428', light: '#3a6b58', contrastText: '#fbf7ec' },
  secondary: { main: '#855608', dark: '#65400a', light: '#b07a21', contrastText: '#fffdf9' },
  error: { main: '#a3301e' },
  warning: { main: '#855608' },
  success: { main: '#22643f' },
  info: { main: '#24566e' },
  divider: '#dcd4c3',
  brand: {
    background: '#173d30',
    edge: '#0f2d23',
    ink: '#f8f3e6',
    muted: '#c5d2c6',
    line: '#3d6353',
    accent: '#e8b04f',
    accentHover: '#f2c06a',
    onAccent: '#1b1408',
    picture: '#ebe3d5',
    pictureFilter: 'none',
  },
};

export const darkPalette: typeof lightPalette = {
  background: { default: pageBackground.dark, paper: '#1a221e' },
  text: { primary: '#eeeae0', secondary: '#aeb7b0' },
  primary: { main: '#8fcdae', dark: '#6fb292', light: '#b3e0c9', contrastText: '#0b1a13' },
  secondary: { main: '#e8b65f', dark: '#c99a47', light: '#f3cd8b', contrastText: '#1b1408' },
  error: { main: '#ff9e8c' },
  warning: { main: '#e8b65f' },
  success: { main: '#8fd1a6' },
  info: { main: '#93c8e0' },
  divider: '#323d37',
  brand: {
    ...lightPalette.brand,
    background: '#15322a',
    edge: '#0c1f19',
    line: '#335648',
    pictureFilter: 'brightness(0.78)',
  },
};

export const fontFamily = "'Archivo Variable', 'Archivo Fallback', system-ui, sans-serif";

export const radius = 6;
