import type { Webhook, WebhookEdit } from 'functions/contract';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import type { DialogState } from '../../../ui/inputs/forms/FormDialog.tsx';
import { VersionedDialog } from '../../../ui/inputs/forms/VersionedDialog.tsx';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { inputOf, webhookFormFields } from './webhookForm.ts';

interface EditWebhookProps extends DialogState {
  owner: WebhookOwner;
  webhook: Webhook;
  onSave: (edit: WebhookEdit) => Promise<SaveOutcome<Webhook>>;
}

/** Changes an endpoint, or switches it on or off. */
export const EditWebhook = ({ owner, webhook, onSave, ...state }: EditWebhookProps) => (
  <VersionedDialog
    question={({ name }) => `Edit ${name}`}
    deed="Save endpoint"
    stored={webhook}
    fields={webhookFormFields}
    conflictTitle="Someone else has changed this endpoint"
    onSave={(values, { version }) => onSave({ ...inputOf(values), status: values.status, version })}
    {...state}
  >
    <WebhookFields owner={owner} />
  </VersionedDialog>
);
