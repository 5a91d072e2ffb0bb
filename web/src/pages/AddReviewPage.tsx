import { PageTitle } from '../components/PageTitle.tsx';

export const AddReviewPage = () => <PageTitle>Please add your valuable feedback here</PageTitle>;
