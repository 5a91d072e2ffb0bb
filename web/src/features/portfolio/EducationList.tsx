import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Owner } from './owner.ts';

export const EducationList = ({ education }: Pick<Owner, 'education'>) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
    {education.map(({ title, place, years }) => (
      <Box
        component="li"
        key={title}
        sx={{
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
        }}
      >
        <Typography sx={{ color: 'secondary.main', fontWeight: 650 }}>{years}</Typography>
        <div>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{place}</Typography>
        </div>
      </Box>
    ))}
  </Box>
);
