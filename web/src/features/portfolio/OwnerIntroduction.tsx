import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { Monogram } from './Monogram.tsx';
import type { Owner } from './owner.ts';

type OwnerIntroductionProps = Pick<Owner, 'name' | 'headline' | 'bio'>;

export const OwnerIntroduction = ({ name, headline, bio }: OwnerIntroductionProps) => (
  <Box sx={{ bgcolor: 'brand.background', color: 'brand.ink' }}>
    <Container
      sx={{
        py: { xs: 5, md: 8 },
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: { xs: 3, md: 7 },
      }}
    >
      <Monogram name={name} />
      <div>
        <PageTitle
          documentTitle={`Portfolio of ${name}`}
          description={`${name}, ${headline}: education, skills and projects.`}
        >
          {name}
        </PageTitle>
        <Typography sx={{ mt: 1, fontSize: '1.25rem', fontWeight: 600, color: 'brand.accent' }}>
          {headline}
        </Typography>
        <Typography sx={{ mt: 2, fontSize: '1.0625rem', color: 'brand.muted', maxWidth: '62ch' }}>
          {bio}
        </Typography>
      </div>
    </Container>
  </Box>
);
