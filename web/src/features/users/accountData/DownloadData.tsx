import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ProfileSection } from '../../../ui/layout/ProfileSection.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';

interface DownloadDataProps {
  onDownload: () => void;
  /** The bytes so far. */
  received: number;
  isPending: boolean;
  isSuccess: boolean;
  failure: string | null;
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const progressOf = ({ received, isPending, isSuccess }: DownloadDataProps): string => {
  if (isPending) return received === 0 ? 'Collecting your data' : `${size(received)} received`;
  return isSuccess ? `Your data was saved as a file (${size(received)}).` : '';
};

/** Saves all data of the user's own account as a file. */
export const DownloadData = (props: DownloadDataProps) => {
  const { onDownload, isPending, failure } = props;
  return (
    <ProfileSection
      title="Your data"
      intro="A file in JSON format with everything that we store about you: profile, addresses, cart, orders, shipments, returns, payments, invoices, quotes, inquiries, reviews and mails."
    >
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDownload} />}
        loading={isPending}
        onClick={onDownload}
      >
        Download my data
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {failure === null && progressOf(props)}
      </Typography>
      {failure !== null && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {`Your data was not saved: ${failure}`}
        </Typography>
      )}
    </ProfileSection>
  );
};
