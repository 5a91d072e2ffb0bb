import type { Components, Theme } from '@mui/material/styles';

export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollBehavior: 'smooth', scrollPaddingTop: 88 },
      '@media (prefers-reduced-motion: reduce)': { html: { scrollBehavior: 'auto' } },
      img: { display: 'block', maxWidth: '100%' },
      'h1:focus': { outline: 'none' },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
};
