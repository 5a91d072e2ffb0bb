import { styled } from '@mui/material/styles';

/** Looks like MUI's field, which does not fit in the home page's size budget. */
export const EmailInput = styled('input')(({ theme }) => {
  const palette = theme.vars?.palette;
  return {
    width: '100%',
    height: 52,
    paddingInline: 14,
    font: 'inherit',
    color: palette?.text.primary,
    backgroundColor: palette?.background.default,
    border: `1px solid ${palette?.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    '&:focus-visible': { outline: `3px solid ${palette?.secondary.main}`, outlineOffset: 1 },
    '&[aria-invalid=true]': { borderColor: palette?.error.main },
  };
});
