import type { WebhookInput } from 'functions/contract';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { blankWebhook, inputOf, webhookErrors } from './webhookForm.ts';

interface NewWebhookProps extends DialogState {
  owner: WebhookOwner;
  /** Resolves to a notice of what it did. */
  onCreate: (input: WebhookInput) => Promise<string>;
}

/** Adds an endpoint. */
export const NewWebhook = ({ owner, onCreate, ...state }: NewWebhookProps) => (
  <FormDialog
    question="Add an endpoint"
    labels={{ confirm: 'Add endpoint' }}
    start={blankWebhook}
    errorsOf={webhookErrors}
    onSend={(values) => onCreate(inputOf(values))}
    {...state}
  >
    {() => <WebhookFields owner={owner} isNew />}
  </FormDialog>
);
