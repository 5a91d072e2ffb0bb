import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import type { Owner } from './owner.ts';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .join('');

/** A person's initials in a circle. Decorative: the name is beside it. */
const Monogram = ({ name }: { name: string }) => (
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
