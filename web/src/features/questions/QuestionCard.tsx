import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Question } from './questions.ts';

export const QuestionCard = ({ question, answer }: Question) => (
  <Paper
    component="article"
    variant="outlined"
    sx={{ p: { xs: 2.5, sm: 4 }, borderTop: 3, borderTopColor: 'brand.accent' }}
  >
    <Typography variant="h3" component="h2" sx={{ fontSize: '1.25rem' }}>
      {question}
    </Typography>
    {answer.map((paragraph) => (
      <Typography key={paragraph} sx={{ mt: 1.5, color: 'text.secondary' }}>
        {paragraph}
      </Typography>
    ))}
  </Paper>
);
