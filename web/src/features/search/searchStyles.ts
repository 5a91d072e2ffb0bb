import { styled } from '@mui/material/styles';

/** Around the form. On a narrow screen the form is placed by the header, else by this. */
export const SearchFrame = styled('div')(({ theme: { breakpoints } }) => ({
  minWidth: 44,
  height: 44,
  [breakpoints.down('md')]: { width: 44, marginLeft: 'auto' },
  [breakpoints.up('md')]: {
    position: 'relative',
    zIndex: 1,
    maxWidth: 400,
    containerType: 'inline-size',
  },
}));

/** Without room for text: only the icon, which is the field all the same. */
const iconOnly = {
  '&:not(:focus-within)': {
    borderColor: 'transparent',
    background: 'none',
    '& > input': { color: 'transparent', paddingLeft: 44, cursor: 'pointer' },
    '& > input::placeholder': { color: 'transparent' },
  },
};

/**
 * The form of the search. While it has the focus, it lies over the header: on a narrow screen over
 * all of it, else from its place on, so that nothing moves.
 */
export const SearchForm = styled('form')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  height: 44,
  borderRadius: 6,
  background: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.divider}`,
  '& > svg': { position: 'absolute', marginLeft: 9, pointerEvents: 'none' },
  '& > input': {
    width: '100%',
    minWidth: 0,
    height: 42,
    padding: '0 10px 0 42px',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textOverflow: 'ellipsis',
    outlineOffset: -1,
  },
  '& > input::placeholder': { color: vars?.palette.text.secondary, opacity: 1 },
  '& > button': { display: 'none' },
  '@container (max-width: 130px)': iconOnly,
  [breakpoints.down('md')]: iconOnly,
  '&:focus-within': {
    position: 'absolute',
    zIndex: 1,
    inset: '0 auto auto 0',
    width: 'max(100%, min(600px, 40vw))',
    [breakpoints.down('md')]: {
      height: '100%',
      width: '100%',
      padding: '0 8px 0 12px',
      border: 0,
      borderRadius: 0,
      '& > input': { height: 44 },
      '& > button': {
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 44,
        height: 44,
        padding: 0,
        border: 0,
        borderRadius: '50%',
        background: 'none',
        color: 'inherit',
        cursor: 'pointer',
      },
    },
  },
}));

/** What is below the field: the suggestions, or why there are none. */
export const Popup = styled('div')(({ theme: { vars, shadows } }) => ({
  position: 'absolute',
  top: '100%',
  left: 0,
  right: 0,
  marginTop: 1,
  padding: '4px 0',
  maxHeight: 'min(70dvh, 620px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars?.palette.background.paper,
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: 6,
  boxShadow: shadows[8],
  '& > p': { margin: 0, padding: '10px 16px', color: vars?.palette.text.secondary },
}));
