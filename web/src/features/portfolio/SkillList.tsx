import Box from '@mui/material/Box';
import type { Owner } from './owner.ts';

export const SkillList = ({ skills }: Pick<Owner, 'skills'>) => (
  <Box
    component="ul"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
  >
    {skills.map((skill) => (
      <Box
        component="li"
        key={skill}
        sx={{
          px: 2,
          py: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontWeight: 600,
        }}
      >
        {skill}
      </Box>
    ))}
  </Box>
);
