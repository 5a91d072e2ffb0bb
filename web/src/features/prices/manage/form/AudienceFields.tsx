import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { type AudienceKind, audienceKinds } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { furtherPaths } from '../../../../lib/router/furtherPaths.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { useCustomerGroups } from '../data/useCustomerGroups.ts';
import { audienceKindTexts } from '../texts/priceListTexts.ts';
import { PayerField } from './PayerField.tsx';
import { type AudienceValue, priceListLabels } from './priceListForm.ts';

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;

const GroupsLink = () => (
  <Link component={RouterLink} to={furtherPaths.customerGroups}>
    Manage the groups
  </Link>
);

const GroupField = () => {
  const { data: groups, error, refetch } = useCustomerGroups();
  const [{ value }, , { setValue }] = useField<AudienceValue>('audience');
  const choose = (id: string) => {
    const name = groups?.find(({ _id }) => _id === id)?.name ?? '';
    void setValue({ kind: 'group', id, name });
  };
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  if (groups?.length === 0) {
    return (
      <Typography sx={{ mb: 3 }}>
        {'There are no groups yet. '}
        <GroupsLink />
      </Typography>
    );
  }
  return (
    <FormikTextField
      name="audience.id"
      label="Group"
      select
      slotProps={native}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Choose a group</option>
      {groups === undefined && value.id && <option value={value.id}>{value.name}</option>}
      {groups?.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </FormikTextField>
  );
};

/** The fields for whom a price list is. */
export const AudienceFields = () => {
  const [{ value }, , { setValue }] = useField<AudienceValue>('audience');
  return (
    <>
      <FormikTextField
        name="audience.kind"
        label={priceListLabels.audience}
        select
        slotProps={native}
        helperText="The list of a customer goes before those of groups, and these before those for all"
        onChange={({ target }) =>
          void setValue({ kind: target.value as AudienceKind, id: '', name: '' })
        }
      >
        {value.kind === '' && <option value="">Choose for whom</option>}
        {audienceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {audienceKindTexts[kind]}
          </option>
        ))}
      </FormikTextField>
      {value.kind === 'group' && <GroupField />}
      {value.kind === 'payer' && <PayerField />}
    </>
  );
};
