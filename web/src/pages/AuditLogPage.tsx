import { PageTitle } from '../components/PageTitle.tsx';

export const AuditLogPage = () => <PageTitle>Audit log</PageTitle>;
