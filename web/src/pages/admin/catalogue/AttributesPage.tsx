import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Attribute, apiRoutes } from 'functions/contract';
import { useState } from 'react';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { Allowed } from '../../../domain/staff/Allowed.tsx';
import { useAttributes } from '../../../domain/tool/useAttributes.ts';
import { NewAttribute } from '../../../features/attributes/AttributeDialogs.tsx';
import { AttributeList } from '../../../features/attributes/AttributeList.tsx';
import { type AttributeValues, inputOf } from '../../../features/attributes/attributeForm.ts';
import {
  useAttributeChange,
  useAttributeDeletion,
  useNewAttribute,
} from '../../../features/attributes/useAttributeActions.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';

const useActions = () => {
  const create = useNewAttribute();
  const change = useAttributeChange();
  const remove = useAttributeDeletion();
  return {
    create: async (values: AttributeValues) => {
      const { label } = await create(inputOf(values));
      return `${label} is added`;
    },
    save: (values: AttributeValues, base: Attribute) => {
      const { key: _, kind: __, ...fields } = inputOf(values);
      const edit = { ...fields, version: base.version };
      return saveOutcome(change({ id: base._id, edit }), {
        done: ({ label }) => `${label} is changed`,
        theirsIn: (details) => ('attribute' in details ? details.attribute : undefined),
      });
    },
    remove: async ({ _id, label }: Attribute) => {
      await remove(_id);
      return `${label} is deleted`;
    },
  };
};

/** The attributes by which buyers compare and filter tools. */
export const AttributesPage = () => {
  const { data: attributes, error, isPending, refetch } = useAttributes();
  const { create, save, remove } = useActions();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Box>
      <PageTitle sx={{ mb: 1 }}>Attributes</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        What buyers compare tools by, and filter the catalogue by.
      </Typography>
      <Allowed call={apiRoutes.createAttribute}>
        <Button
          variant="contained"
          disabled={!attributes}
          onClick={() => setIsAdding(true)}
          sx={{ mb: 2 }}
        >
          Add attribute
        </Button>
      </Allowed>
      {isPending && <ListSkeleton label="Loading the attributes" />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {attributes && (
        <>
          <AttributeList attributes={attributes} onSave={save} onDelete={remove} />
          <NewAttribute
            attributes={attributes}
            onCreate={create}
            open={isAdding}
            onClose={() => setIsAdding(false)}
          />
        </>
      )}
    </Box>
  );
};
