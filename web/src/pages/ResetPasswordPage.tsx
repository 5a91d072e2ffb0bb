import { PageTitle } from '../components/PageTitle.tsx';

export const ResetPasswordPage = () => <PageTitle>Reset your password</PageTitle>;
