import { accountNames, type JournalAccount, monthNames } from 'functions/contract';
import { FormSection } from '../../ui/inputs/forms/FormSection.tsx';
import { Field, Pairs } from './SettingField.tsx';

const accounts = Object.keys(accountNames) as JournalAccount[];

const months = monthNames();

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const numeric = { htmlInput: { inputMode: 'numeric' } } as const;

/** What the journal needs. */
export const JournalFields = () => (
  <FormSection
    title="Accounting"
    intro="The accounts to which the journal posts: it lists each invoice, credit note, payment and refund for your accountant. Receivables has the download."
  >
    <Pairs>
      {accounts.map((name) => (
        <Field key={name} name={`journal.${name}`} slotProps={numeric} />
      ))}
    </Pairs>
    <Field
      name="writeOffLimit"
      slotProps={decimal}
      helperText="The most that is written off when a transfer pays almost all of an invoice. 0: nothing"
    />
    <Field
      name="journal.closedUntil"
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
      helperText="No payment or refund is recorded on this day or before it. Empty: all days are open"
    />
    <Pairs>
      <Field
        name="journal.consultant"
        slotProps={numeric}
        helperText="Only for files for DATEV: the number of your tax consultant there"
      />
      <Field
        name="journal.client"
        slotProps={numeric}
        helperText="Only for files for DATEV: your own number there"
      />
      <Field name="journal.yearStart" select slotProps={{ select: { native: true } }}>
        {months.map((name, at) => (
          <option key={name} value={at + 1}>
            {name}
          </option>
        ))}
      </Field>
    </Pairs>
  </FormSection>
);
