import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const statistics = [
  { label: 'Total Sales', figure: '250.6K', change: '21% more than last month' },
  { label: 'Total Order', figure: '160K', change: '51% more than last month' },
  { label: 'New User', figure: '26%', change: '20% more than last month' },
];

/** Three figures about the business. */
export const Statistics = () => (
  <Box
    component="section"
    aria-label="Our business in figures"
    sx={{ bgcolor: 'brand.background', color: 'brand.ink' }}
  >
    <Container
      component="dl"
      sx={{
        m: '0 auto',
        py: { xs: 5, md: 7 },
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {statistics.map(({ label, figure, change }) => (
        <Box key={label} sx={{ borderLeft: 3, borderColor: 'brand.accent', pl: 2.5 }}>
          <Typography component="dt" sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              component="span"
              sx={{ display: 'block', fontSize: '2.75rem', fontWeight: 760, lineHeight: 1.2 }}
            >
              {figure}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'brand.muted' }}>
              {change}
            </Typography>
          </Box>
        </Box>
      ))}
    </Container>
  </Box>
);
