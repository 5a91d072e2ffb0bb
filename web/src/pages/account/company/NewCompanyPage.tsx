import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { TermsNote } from '../../../domain/shop/TermsNote.tsx';
import type { SignUpValues } from '../../../features/companies/details/companyForm.ts';
import { SignUpForm } from '../../../features/companies/signUp/SignUpForm.tsx';
import { useSignUp } from '../../../features/companies/signUp/useSignUp.ts';
import { VerificationHelp } from '../../../features/session/email/VerificationHelp.tsx';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/useSession.ts';

const Unverified = ({ user }: { user: SessionUser }) => (
  <Alert severity="info" role="status" sx={{ mb: 3, alignItems: 'flex-start' }}>
    <AlertTitle>Verify your e-mail address first</AlertTitle>
    <VerificationHelp user={user} then="You can sign up the company now." />
  </Alert>
);

const SignUp = ({ user }: { user: SessionUser }) => {
  const { start, keep, signUp } = useSignUp(user.uid);
  const navigate = useNavigate();
  const submit = async (values: SignUpValues) => {
    try {
      const { _id, name } = await signUp(values);
      enqueueSnackbar(`${name} is signed up`, { variant: 'success' });
      await navigate(paths.company.href(_id), { replace: true });
      return null;
    } catch (error) {
      return toFormFailure(error, '');
    }
  };
  return (
    <>
      {!user.emailVerified && <Unverified user={user} />}
      <SignUpForm start={start} isVerified={user.emailVerified} onChange={keep} onSubmit={submit} />
      <TermsNote action="By signing up" />
    </>
  );
};

const Loading = () => <Skeleton variant="rounded" height={720} aria-label="Loading the form" />;

/** Where an account signs up its company. */
export const NewCompanyPage = () => {
  const user = useUser();
  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle sx={{ fontSize: '1.75rem', mb: 1 }}>Sign up a company</PageTitle>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>
        Colleagues then order together: with invoices to the company, a common address book, limits
        and approvals. Your own account stays as it is.
      </Typography>
      {user ? <SignUp key={user.uid} user={user} /> : <Loading />}
    </Container>
  );
};
