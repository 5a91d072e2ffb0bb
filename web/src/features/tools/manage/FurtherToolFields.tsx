import Box from '@mui/material/Box';
import { limits } from 'functions/contract';
import { CategoryField } from './CategoryField.tsx';
import { FurtherPictures } from './FurtherPictures.tsx';
import { PriceBreakRows } from './PriceBreakRows.tsx';
import { QuantityFields } from './QuantityFields.tsx';
import { SkuField } from './SkuField.tsx';
import { SpecificationRows } from './SpecificationRows.tsx';
import { ToolSection } from './ToolSection.tsx';
import type { ToolPictures } from './useToolPictures.ts';

interface FurtherToolFieldsProps {
  read: ToolPictures['read'];
  /** The stock, unless it is a field of the form. */
  available?: number | undefined;
  disabled: boolean;
}

/** The fields that a tool can do without. */
export const FurtherToolFields = ({ read, available, disabled }: FurtherToolFieldsProps) => (
  <>
    <ToolSection title="In the catalogue">
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <SkuField />
        <CategoryField />
      </Box>
    </ToolSection>
    <ToolSection title="Quantities">
      <QuantityFields available={available} />
    </ToolSection>
    <ToolSection
      title="Price breaks"
      intro="Lower prices for larger orders. All pieces of an order get the price of its quantity."
    >
      <PriceBreakRows />
    </ToolSection>
    <ToolSection title="Specifications" intro="Technical data, such as Length: 350 mm.">
      <SpecificationRows />
    </ToolSection>
    <ToolSection
      title="Further pictures"
      intro={`Up to ${limits.pictures} pictures in all. The first is the main one.`}
    >
      <FurtherPictures read={read} disabled={disabled} />
    </ToolSection>
  </>
);
