import Alert from '@mui/material/Alert';
import { useMailStatus } from './useMails.ts';

/** Says that no mails are sent, where the shop has no mail server. */
export const NotSending = () => {
  const { data: status } = useMailStatus();
  return (
    status?.sends === false && (
      <Alert severity="warning" sx={{ mb: 2 }}>
        The shop has no mail server: mails wait here until its functions get an SMTP address. Those
        that wait for more than 3 days are not sent.
      </Alert>
    )
  );
};
