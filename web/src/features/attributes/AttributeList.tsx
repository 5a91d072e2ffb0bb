import { mdiDeleteOutline, mdiPencilOutline, mdiShapeOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { type Attribute, apiRoutes, categoryNames } from 'functions/contract';
import { permitted } from '../../domain/staff/permitted.ts';
import { useMay } from '../../domain/staff/useMay.ts';
import type { SaveOutcome } from '../../lib/forms/formFailure.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ActionDialog } from '../../ui/inputs/forms/ActionDialog.tsx';
import { DataList } from '../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../ui/lists/rows/Ellipsis.tsx';
import { useItemDialog } from '../../ui/lists/useItemDialog.ts';
import { EditAttribute } from './AttributeDialogs.tsx';
import { type AttributeValues, kindNames } from './attributeForm.ts';

interface AttributeListProps {
  attributes: Attribute[];
  onSave: (values: AttributeValues, base: Attribute) => Promise<SaveOutcome<Attribute>>;
  /** Resolves to a notice of what it did. */
  onDelete: (attribute: Attribute) => Promise<string>;
}

const kindText = ({ kind, unit }: Attribute): string =>
  kind === 'number' ? `Number${unit && ` in ${unit}`}` : kindNames[kind];

const categoriesText = ({ categories }: Attribute): string =>
  categories.map((category) => categoryNames[category]).join(', ') || 'All';

const columns: Column<Attribute>[] = [
  {
    id: 'label',
    header: 'Label',
    isName: true,
    cell: ({ label }) => <Ellipsis>{label}</Ellipsis>,
  },
  { id: 'key', header: 'Key', width: 170, cell: ({ _id }) => <Ellipsis>{_id}</Ellipsis> },
  { id: 'kind', header: 'Kind', width: 140, cell: kindText },
  {
    id: 'categories',
    header: 'Categories',
    cell: (attribute) => <Ellipsis>{categoriesText(attribute)}</Ellipsis>,
  },
  { id: 'isFacet', header: 'Filter', width: 80, cell: ({ isFacet }) => (isFacet ? 'Yes' : 'No') },
];

const compact = (attribute: Attribute): CompactContent => ({
  lines: [
    { text: attribute.label, end: kindText(attribute) },
    { text: categoriesText(attribute), end: attribute.isFacet ? 'Filter' : '' },
  ],
});

const rowsOf = { columns, compact, nameOf: ({ label }: Attribute) => label };

/** The attributes of tools, which staff edit and delete. */
export const AttributeList = ({ attributes, onSave, onDelete }: AttributeListProps) => {
  const { ref, chosen, choose, dialog } = useItemDialog<{
    attribute: Attribute;
    step: 'edit' | 'delete';
  }>();
  const may = useMay();
  const actions = (attribute: Attribute): RowAction[] =>
    permitted<RowAction>(may, [
      {
        label: 'Edit',
        icon: mdiPencilOutline,
        run: () => choose({ attribute, step: 'edit' }),
        call: apiRoutes.updateAttribute,
      },
      {
        label: 'Delete',
        icon: mdiDeleteOutline,
        destructive: true,
        run: () => choose({ attribute, step: 'delete' }),
        call: apiRoutes.deleteAttribute,
      },
    ]);
  return (
    <div ref={ref}>
      {attributes.length === 0 ? (
        <EmptyState icon={mdiShapeOutline} title="No attributes yet">
          Add what buyers compare and filter by, such as a blade width in mm.
        </EmptyState>
      ) : (
        <DataList label="Attributes of tools" rows={attributes} {...rowsOf} actions={actions} />
      )}
      {chosen?.item.step === 'edit' && (
        <EditAttribute
          key={chosen.visit}
          attribute={chosen.item.attribute}
          onSave={onSave}
          {...dialog}
        />
      )}
      {chosen?.item.step === 'delete' && (
        <ActionDialog
          key={chosen.visit}
          question="Delete this attribute?"
          labels={{ confirm: 'Delete', close: 'Back' }}
          onSend={() => onDelete(chosen.item.attribute)}
          {...dialog}
        >
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {chosen.item.attribute.label}
          </Typography>
          <Typography>Only an attribute of which no tool has a value can be deleted.</Typography>
        </ActionDialog>
      )}
    </div>
  );
};
