import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CardGrid } from '../../components/CardGrid.tsx';
import type { Owner } from './owner.ts';

export const ProjectCards = ({ projects }: Pick<Owner, 'projects'>) => (
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
