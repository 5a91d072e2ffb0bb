import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { questionsHeading } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { type Question, questions } from '../../../features/questions/questions.ts';

const QuestionCard = ({ question, answer }: Question) => (
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

export const QuestionsPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
    <PageTitle description="Three questions about how this shop is built, and their answers: fast React apps, JavaScript and Node.js.">
      {questionsHeading}
    </PageTitle>
    <Box sx={{ mt: 4, display: 'grid', gap: 3 }}>
      {questions.map((question) => (
        <QuestionCard key={question.question} {...question} />
      ))}
    </Box>
  </Container>
);
