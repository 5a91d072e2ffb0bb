import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Clause } from './clause.ts';

const ClauseText = ({ title, paragraphs, points = [] }: Clause) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
      {title}
    </Typography>
    {paragraphs.map((paragraph) => (
      <Typography key={paragraph} sx={{ mb: 1.5 }}>
        {paragraph}
      </Typography>
    ))}
    {points.length > 0 && (
      <Box component="ul" sx={{ m: 0, pl: 3, '& li': { mb: 1 } }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    )}
  </Box>
);

/** A legal text, clause by clause. */
export const Clauses = ({ clauses }: { clauses: readonly Clause[] }) =>
  clauses.map((clause) => <ClauseText key={clause.title} {...clause} />);
