import Container from '@mui/material/Container';
import { toolSlots } from 'functions/contract';
import { Breadcrumb } from '../features/tools/catalogue/Breadcrumb.tsx';
import { ToolPresentationSkeleton } from '../features/tools/catalogue/ToolPresentation.tsx';
import { toolPageSpacing } from './ToolPage.tsx';

/** A tool's page until its code is there: the API writes the tool's name and picture into it. */
export const ToolPageFrame = () => (
  <Container sx={toolPageSpacing}>
    <Breadcrumb current={toolSlots.name} />
    <ToolPresentationSkeleton known={toolSlots} />
  </Container>
);
