import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: '0.2em',
        '&:focus-visible': {
          outline: `3px solid ${theme.vars?.palette.secondary.main}`,
          outlineOffset: 2,
          borderRadius: 2,
        },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: theme.shape.borderRadius,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars?.palette.action.selected,
          fontWeight: 650,
        },
      }),
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
};
