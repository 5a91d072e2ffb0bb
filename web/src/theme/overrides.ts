import type { Components, Theme } from '@mui/material/styles';

const inputs: Components<Theme> = {
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
  // The margin below keeps the text apart from the label of the next field, which overlaps its
  // border.
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, marginBottom: 10 } } },
};

const navigation: Components<Theme> = {
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

const dataDisplay: Components<Theme> = {
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

const feedback: Components<Theme> = {
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
};

const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollBehavior: 'smooth', scrollPaddingTop: 88 },
      '@media (max-height: 480px)': { html: { scrollPaddingTop: 16 } },
      '@media (prefers-reduced-motion: reduce)': { html: { scrollBehavior: 'auto' } },
      img: { display: 'block', maxWidth: '100%' },
      // Long words of people, as in the name of a tool, never widen a page.
      body: { overflowWrap: 'break-word' },
      'h1, h2, h3, ol li': { overflowWrap: 'anywhere' },
      'h1:focus': { outline: 'none' },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'xs' } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 24px 20px' } } },
};

/** MUI's components in the shop's look, in the groups of MUI's documentation. */
export const overrides: Components<Theme> = {
  ...inputs,
  ...navigation,
  ...dataDisplay,
  ...feedback,
  ...surfaces,
};
