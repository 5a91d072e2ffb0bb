import { PageTitle } from '../components/PageTitle.tsx';

export const AllProductsPage = () => <PageTitle>All tools</PageTitle>;
