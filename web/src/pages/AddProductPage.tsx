import { PageTitle } from '../components/PageTitle.tsx';

export const AddProductPage = () => <PageTitle>Tools Information</PageTitle>;
