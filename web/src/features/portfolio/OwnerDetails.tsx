import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { Owner } from './owner.ts';

const EducationList = ({ education }: Pick<Owner, 'education'>) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
    {education.map(({ title, institution, years }) => (
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
          <Typography sx={{ color: 'text.secondary' }}>{institution}</Typography>
        </div>
      </Box>
    ))}
  </Box>
);

const skillChip = {
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontWeight: 600,
};

const SkillList = ({ skills }: Pick<Owner, 'skills'>) => (
  <Box
    component="ul"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
  >
    {skills.map((skill) => (
      <Box component="li" key={skill} sx={skillChip}>
        {skill}
      </Box>
    ))}
  </Box>
);

const ProjectCards = ({ projects }: Pick<Owner, 'projects'>) => (
  <CardGrid>
    {projects.map(({ title, text, to }) => (
      <Paper component="article" variant="outlined" key={title} sx={{ p: 3 }}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>{text}</Typography>
        <Link component={RouterLink} to={to} aria-label={`See the project: ${title}`}>
          See the project
        </Link>
      </Paper>
    ))}
  </CardGrid>
);

type OwnerDetailsProps = Pick<Owner, 'education' | 'skills' | 'projects'>;

/** The owner's education, skills and projects, each in a section. */
export const OwnerDetails = ({ education, skills, projects }: OwnerDetailsProps) => (
  <>
    <Section title="Education">
      <EducationList education={education} />
    </Section>
    <Section title="Skills">
      <SkillList skills={skills} />
    </Section>
    <Section title="Projects">
      <ProjectCards projects={projects} />
    </Section>
  </>
);
