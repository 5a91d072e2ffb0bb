import type {} from '@mui/material/themeCssVarsAugmentation';
import type { lightPalette } from './tokens.ts';

type Brand = typeof lightPalette.brand;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
  }
  interface PaletteOptions {
    brand?: Brand;
  }
}
