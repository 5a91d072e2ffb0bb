import { type CartTool, isDiscontinued } from 'functions/contract';
import { Suspense } from 'react';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import type { SuccessorChoiceProps } from './SuccessorChoice.tsx';

/** Few tools are discontinued. */
const SuccessorChoice = lazyComponent(() => import('./SuccessorChoice.tsx'), 'SuccessorChoice');

interface SuccessorOfferProps extends SuccessorChoiceProps {
  tool: CartTool;
}

/** Offers the successor of a tool if the tool is discontinued. Nothing for any other. */
export const SuccessorOffer = ({ tool, onTake }: SuccessorOfferProps) =>
  isDiscontinued(tool) && (
    <Suspense fallback={null}>
      <SuccessorChoice tool={tool} onTake={onTake} />
    </Suspense>
  );
