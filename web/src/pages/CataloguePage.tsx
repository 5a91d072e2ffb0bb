import { PageTitle } from '../components/PageTitle.tsx';

export const CataloguePage = () => <PageTitle>Tools</PageTitle>;
