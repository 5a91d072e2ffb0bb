import { PageTitle } from '../components/PageTitle.tsx';

export const ToolPage = () => <PageTitle>Tool</PageTitle>;
