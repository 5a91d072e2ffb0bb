import { SecretDialog } from '../../../domain/secret/SecretDialog.tsx';

interface WebhookSecretProps {
  secret: string | null;
  onClose: () => void;
}

/** Shows the secret of an endpoint, once. */
export const WebhookSecret = (props: WebhookSecretProps) => (
  <SecretDialog title="Secret of the endpoint" name="Secret" {...props}>
    The receiver checks the signature of each delivery with it, as Standard Webhooks describes.
  </SecretDialog>
);
