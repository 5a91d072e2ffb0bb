import { PageTitle } from '../components/PageTitle.tsx';

export const ProfilePage = () => <PageTitle>My Profile</PageTitle>;
