import { styled } from '@mui/material/styles';

const shared = {
  boxSizing: 'border-box',
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;

/**
 * The buttons of a row, above the link that covers it. They are plain buttons and links, which this
 * root styles by their classes, because a list has up to 150.
 */
export const RowButtons = styled('div')({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 4,
  '&.end': { justifyContent: 'flex-end' },
  '& > .text-button': {
    ...shared,
    minWidth: 64,
    minHeight: 44,
    padding: '0 8px',
    border: '1px solid',
    borderRadius: 'var(--mui-shape-borderRadius)',
    fontSize: '0.8125rem',
    fontWeight: 650,
    whiteSpace: 'nowrap',
  },
  '& > .icon-button': {
    ...shared,
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: '50%',
  },
  '& > .icon-button > svg': { fontSize: '1.25rem' },
  '& > [aria-expanded=true] > .chevron': { transform: 'rotate(180deg)' },
  '& > .destructive': { color: 'var(--mui-palette-error-main)' },
  '& > button:hover, & > a:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& > [aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
  '& > :focus-visible': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: 2,
  },
});
