import { limits } from 'functions/contract';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { WebhookOwner } from '../data/webhookCalls.ts';
import { eventGroupsOf } from '../data/webhookTexts.ts';
import { EventChoice } from './EventChoice.tsx';

const native = { select: { native: true } };

interface WebhookFieldsProps {
  owner: WebhookOwner;
  isNew?: boolean;
}

/** The fields of an endpoint; a new one is on. */
export const WebhookFields = ({ owner, isNew = false }: WebhookFieldsProps) => (
  <>
    <FormikTextField
      id="webhook-name"
      name="name"
      label="Name"
      helperText="What receives the events: Warehouse, for example"
      fullWidth
      autoComplete="off"
      sx={{ mt: 1 }}
      slotProps={{ htmlInput: { maxLength: limits.webhooks.name } }}
    />
    <FormikTextField
      id="webhook-url"
      name="url"
      label="Address"
      type="url"
      placeholder="https://erp.example.com/webhooks"
      helperText="A public address that begins with https://"
      fullWidth
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength: limits.webhooks.url },
        inputLabel: { shrink: true },
      }}
    />
    {!isNew && (
      <FormikTextField
        id="webhook-status"
        name="status"
        label="Status"
        helperText="While it is off, it receives nothing"
        select
        fullWidth
        slotProps={native}
      >
        <option value="on">On</option>
        <option value="off">Off</option>
      </FormikTextField>
    )}
    <EventChoice groups={eventGroupsOf(owner)} />
  </>
);
