import { PageTitle } from '../components/PageTitle.tsx';

export const QuestionsPage = () => <PageTitle>Some Question Answer</PageTitle>;
