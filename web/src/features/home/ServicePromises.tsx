import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { servicePromises } from '../../domain/shop/servicePromises.ts';
import { anchors } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';

/** The manufacturer's promises for each order. */
export const ServicePromises = () => (
  <Box
    id={anchors.promises}
    sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
  >
    <Container
      component="ul"
      aria-label="What we promise"
      sx={{
        m: '0 auto',
        py: 3,
        listStyle: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(150px, 1fr))',
          md: 'repeat(5, minmax(0, 1fr))',
        },
      }}
    >
      {Object.values(servicePromises).map(({ icon, title, text }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
          <Icon path={icon} sx={{ fontSize: 28, color: 'secondary.main', mt: 0.25 }} />
          <div>
            <Typography sx={{ fontWeight: 680, lineHeight: 1.35 }}>{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Container>
  </Box>
);
