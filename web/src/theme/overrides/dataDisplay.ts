import type { Components, Theme } from '@mui/material/styles';

export const dataDisplay: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontVariantNumeric: 'tabular-nums',
        borderColor: theme.vars?.palette.divider,
      }),
      head: ({ theme }) => ({
        color: theme.vars?.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }),
    },
  },
};
