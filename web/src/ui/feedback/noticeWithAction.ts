/** An alert with an action, which has its own line on a phone. */
export const noticeWithAction = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  overflowWrap: 'anywhere',
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': { flexBasis: { xs: '100%', sm: 'auto' }, whiteSpace: 'nowrap', pl: 2 },
} as const;
