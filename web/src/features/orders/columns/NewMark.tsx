import Box from '@mui/material/Box';

/** Marks an order that was placed while the list was open. */
export const NewMark = () => (
  <Box component="strong" sx={{ fontWeight: 700, color: 'text.primary' }}>
    New
  </Box>
);
