const secondary = { color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.5 } as const;

const focusRing = { outline: 3, outlineStyle: 'solid', outlineColor: 'secondary.main' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '56px minmax(0, 1fr) auto 44px',
    md: '64px minmax(0, 1fr) 172px 84px 104px 44px',
  },
  gridTemplateAreas: {
    xs: '"picture name name remove" "quantity quantity prices prices" "notes notes notes notes"',
    md: '"picture name quantity unit total remove" "picture notes quantity unit total remove"',
  },
  columnGap: 1.5,
  alignItems: 'start',
} as const;

/**
 * The look of all lines at once: a rule per element would take most of the time in which a long
 * cart is rendered. Lines are rows from the width of a tablet on, and cards on a phone.
 */
export const linesStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    ...row,
    gridTemplateRows: { md: 'auto 1fr' },
    rowGap: { xs: 1, md: 0.25 },
    py: { xs: 1.5, md: 1.25 },
    borderTop: 1,
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& > li:first-of-type': { borderTop: { xs: 0, md: 1 }, borderColor: { md: 'divider' } },
  '& .picture': { gridArea: 'picture', borderRadius: 1, overflow: 'hidden' },
  '& .name': { gridArea: 'name', minWidth: 0, overflowWrap: 'anywhere' },
  '& .rules': secondary,
  '& .quantity': { gridArea: 'quantity', minWidth: 0, maxWidth: 240 },
  '& .pieces': { lineHeight: '46px' },
  '& .prices': { gridArea: 'prices', display: { md: 'contents' }, textAlign: 'right' },
  '& .unit': { gridArea: { md: 'unit' }, ...secondary, pt: { md: 1.5 }, textAlign: 'right' },
  '& .total': {
    gridArea: { md: 'total' },
    pt: { md: 1.25 },
    fontWeight: 650,
    fontSize: '1.0625rem',
    textAlign: 'right',
  },
  '& .remove': {
    gridArea: 'remove',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    m: 0,
    p: 0,
    border: 0,
    borderRadius: '50%',
    bgcolor: 'transparent',
    color: 'text.secondary',
    cursor: 'pointer',
    displayPrint: 'none',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': focusRing,
  },
  '& .notes': { gridArea: 'notes', minWidth: 0, fontSize: '0.875rem' },
  '& .notes:empty': { display: 'none' },
  '& .problem': { color: 'error.main', fontWeight: 600 },
  '& .plain': {
    minHeight: { xs: 44, md: 28 },
    m: 0,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'primary.main',
    font: 'inherit',
    fontWeight: 650,
    textAlign: 'left',
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    displayPrint: 'none',
    '&:hover': { textDecorationColor: 'inherit' },
    '&:focus-visible': focusRing,
  },
} as const;

/** The headings of the columns, which a phone does not have. */
export const headStyles = {
  ...row,
  display: { xs: 'none', md: 'grid' },
  py: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 650,
} as const;
