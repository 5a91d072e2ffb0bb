/** What a reader can use only on a screen. */
const controls = [
  'header, footer, nav, [role="search"], [role="progressbar"]',
  '.MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root, .MuiTabs-root',
  '.notistack-SnackbarContainer, .MuiTouchRipple-root',
].join();

/** On paper, a page is what it says: without navigation and controls, and with whole lists. */
export const printStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    [controls]: { display: 'none !important' },
    'html, body': { background: 'none !important' },
    main: { minHeight: '0 !important', padding: '0 !important' },
    '.MuiTableContainer-root': { overflow: 'visible !important' },
    '.MuiTableCell-stickyHeader': { position: 'static !important' },
    'tr, li, dl, figure': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
  },
} as const;
