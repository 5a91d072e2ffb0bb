import { styled, type Theme } from '@mui/material/styles';

/** Links that look like buttons, in plain elements: a page can have a hundred of them. */
export const actionLook = ({ vars, shape }: Theme) =>
  ({
    '& .action': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: 44,
      padding: '6px 18px',
      font: 'inherit',
      fontSize: '0.9375rem',
      fontWeight: 650,
      color: vars?.palette.primary.main,
      background: 'none',
      border: `1px solid ${vars?.palette.primary.main}`,
      borderRadius: shape.borderRadius,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& .action.buy': {
      color: vars?.palette.primary.contrastText,
      background: vars?.palette.primary.main,
    },
    '& .action:hover': { background: vars?.palette.action.hover },
    '& .action.buy:hover': { background: vars?.palette.primary.dark },
    '& a:focus-visible, & button:focus-visible': {
      outline: `3px solid ${vars?.palette.secondary.main}`,
      outlineOffset: 2,
      borderRadius: 2,
    },
  }) as const;

/** The root of a tool's card. It styles the plain elements inside by their classes. */
export const CardRoot = styled('article')(({ theme }) => {
  const { vars, shape, typography } = theme;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    backgroundColor: vars?.palette.background.paper,
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: shape.borderRadius,
    '&:hover': { borderColor: vars?.palette.secondary.light },
    '& .badge': { position: 'absolute', top: 12, left: 12 },
    '& .text': {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      gap: 4,
      padding: 20,
    },
    '& p': { margin: 0 },
    '& .sku': {
      fontSize: '0.8125rem',
      letterSpacing: '0.04em',
      color: vars?.palette.text.secondary,
    },
    '& h2, & h3': { ...typography.h3, margin: 0 },
    '& h2 a, & h3 a': { color: 'inherit', textDecoration: 'none', textUnderlineOffset: '0.2em' },
    '& h2 a:hover, & h3 a:hover': { textDecoration: 'underline' },
    '& h2 a::after, & h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 16,
      fontSize: '0.875rem',
      color: vars?.palette.text.secondary,
    },
    '& .remainder': {
      fontSize: '0.875rem',
      fontWeight: 650,
      color: vars?.palette.secondary.main,
    },
    '& .description': { marginTop: 8, fontSize: '0.875rem', lineHeight: 1.45 },
    '& .offer': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      gap: '4px 8px',
      marginTop: 'auto',
      paddingTop: 12,
    },
    '& .lowest': { gridColumn: '1 / -1', minHeight: '1.5em' },
    '& .price': { fontSize: '1.5rem', fontWeight: 720, lineHeight: 1.2 },
    '& .unit': { fontSize: '0.875rem', color: vars?.palette.text.secondary },
    ...actionLook(theme),
  };
});
