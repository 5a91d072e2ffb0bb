import { PageTitle } from '../components/PageTitle.tsx';

export const MakeAdminPage = () => <PageTitle>All users</PageTitle>;
