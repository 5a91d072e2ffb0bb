import type { Components, Theme } from '@mui/material/styles';

export const inputs: Components<Theme> = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible': {
          outline: `3px solid ${theme.vars?.palette.secondary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, paddingInline: 20 },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1.0625rem' },
      sizeSmall: { minHeight: 36, paddingInline: 14 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { width: 44, height: 44 } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
};
