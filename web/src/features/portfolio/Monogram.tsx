import Box from '@mui/material/Box';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('');

/** A person's initials in a circle. Decorative: the name is beside it. */
export const Monogram = ({ name }: { name: string }) => (
  <Box
    aria-hidden
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: { xs: 112, md: 184 },
      height: { xs: 112, md: 184 },
      border: 3,
      borderColor: 'brand.accent',
      borderRadius: '50%',
      outline: 1,
      outlineColor: 'brand.line',
      outlineOffset: 8,
      fontSize: { xs: '2.5rem', md: '4rem' },
      fontWeight: 760,
      letterSpacing: '-0.03em',
    }}
  >
    {initialsOf(name)}
  </Box>
);
