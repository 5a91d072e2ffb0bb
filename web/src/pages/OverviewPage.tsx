import { PageTitle } from '../components/PageTitle.tsx';

export const OverviewPage = () => <PageTitle>Overview</PageTitle>;
