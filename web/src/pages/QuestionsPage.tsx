import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { PageTitle } from '../components/PageTitle.tsx';
import { QuestionCard } from '../features/questions/QuestionCard.tsx';
import { questions } from '../features/questions/questions.ts';

export const QuestionsPage = () => (
  <Container maxWidth="md" sx={{ py: { xs: 4, md: 7 } }}>
    <PageTitle description="Three questions about how this shop is made, and their answers: fast React apps, JavaScript and Node.js.">
      Some Question Answer
    </PageTitle>
    <Box sx={{ mt: 4, display: 'grid', gap: 3 }}>
      {questions.map((question) => (
        <QuestionCard key={question.question} {...question} />
      ))}
    </Box>
  </Container>
);
