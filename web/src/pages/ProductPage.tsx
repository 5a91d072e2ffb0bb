import { PageTitle } from '../components/PageTitle.tsx';

export const ProductPage = () => <PageTitle>Edit tool</PageTitle>;
