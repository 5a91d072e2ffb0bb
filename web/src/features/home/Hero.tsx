import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { RulerEdge } from './RulerEdge.tsx';

const HeroText = () => (
  <div>
    <Typography variant="overline" component="p" sx={{ color: 'brand.accent' }}>
      From the manufacturer, by the case
    </Typography>
    <PageTitle
      documentTitle="Carpentry tools in bulk"
      description="Planes, chisels, saws and clamps in bulk, straight from the manufacturer: reasonable prices a piece, delivery within 7 days, a 6-month replacement guarantee and refunds without questions."
      sx={{ fontSize: 'clamp(2.5rem, 1.4rem + 4.4vw, 4.25rem)', lineHeight: 1.02, mt: 1.5 }}
    >
      Good tools for the whole workshop
    </PageTitle>
    <Typography sx={{ mt: 2.5, fontSize: '1.125rem', color: 'brand.muted', maxWidth: '46ch' }}>
      We make planes, chisels, saws and clamps, and sell them in bulk to joineries, builders and
      schools: at a reasonable price a piece, at your door within 7 days.
    </Typography>
    <Button
      component={Link}
      to={paths.tools}
      size="large"
      variant="contained"
      endIcon={<Icon path={mdiArrowRight} />}
      sx={{
        mt: 4,
        bgcolor: 'brand.accent',
        color: 'brand.onAccent',
        '&:hover': { bgcolor: 'brand.accentHover' },
      }}
    >
      Order Now
    </Button>
  </div>
);

/** The first screen of the home page, with a drawing beside its text. */
export const Hero = ({ drawing }: { drawing: ReactNode }) => (
  <Box sx={{ bgcolor: 'brand.background', color: 'brand.ink' }}>
    <Container
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 4, md: 6 },
        py: { xs: 5, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <HeroText />
      {drawing}
    </Container>
    <RulerEdge />
  </Box>
);
