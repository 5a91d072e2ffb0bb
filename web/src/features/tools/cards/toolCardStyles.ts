import { styled, type Theme } from '@mui/material/styles';

const muted = (size: string, { vars }: Theme) => ({
  fontSize: size,
  color: vars?.palette.text.secondary,
});

/** Links that look like buttons, in plain elements: a page can have a hundred of them. */
export const actionStyles = ({ vars, shape }: Theme) => {
  const { primary, secondary } = vars?.palette ?? {};
  return {
    '& .action': {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      minHeight: 44,
      padding: '0 18px',
      font: 'inherit',
      fontWeight: 650,
      color: primary?.contrastText,
      background: primary?.main,
      border: 0,
      borderRadius: shape.borderRadius,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
    },
    '& .action:hover': { background: primary?.dark },
    '& a:focus-visible, & .action:focus-visible': {
      outline: `3px solid ${secondary?.main}`,
      outlineOffset: 2,
    },
    '& h2, & h3': { margin: 0 },
    '& h2 a, & h3 a': { color: 'inherit', textDecoration: 'none' },
    '& h2 a:hover, & h3 a:hover': { textDecoration: 'underline' },
  } as const;
};

/** The root of a tool's card. It styles the plain elements inside by their classes. */
export const CardRoot = styled('article')(({ theme }) => {
  const { vars, shape, typography } = theme;
  const palette = vars?.palette;
  return {
    ...actionStyles(theme),
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    background: palette?.background.paper,
    border: `1px solid ${palette?.divider}`,
    borderRadius: shape.borderRadius,
    '&:hover': { borderColor: palette?.secondary.light },
    '& .badge': { position: 'absolute', top: 12, left: 12 },
    '& .text': { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 4, padding: 20 },
    '& p': { margin: 0 },
    '& .sku': muted('0.8125rem', theme),
    '& h2, & h3': { ...typography.h3, margin: 0 },
    '& h2 a::after, & h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    '& .facts': {
      ...muted('0.875rem', theme),
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 16,
    },
    '& .remainder': { fontSize: '0.875rem', color: palette?.secondary.main },
    '& .description': { margin: '8px 0', fontSize: '0.875rem' },
    '& .offer': { marginTop: 'auto' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
    '& .actions > *': { flex: '1 0 auto', padding: '0 8px' },
    '& .add + .action': {
      color: palette?.primary.main,
      background: 'none',
      boxShadow: 'inset 0 0 0 1px',
    },
    '& .price': { fontSize: '1.5rem', fontWeight: 720 },
    '& .unit': muted('0.875rem', theme),
  };
});
