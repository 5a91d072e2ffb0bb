import type { PriceList } from 'functions/contract';
import { Fact, Facts } from '../../../../ui/layout/Facts.tsx';
import { agreedText, audienceText, periodText } from '../texts/priceListTexts.ts';
import { assortmentChoices, priceListLabels } from './priceListForm.ts';

/** The details of a price list that nobody can edit. */
export const PriceListFacts = ({ list }: { list: PriceList }) => (
  <Facts>
    <Fact name={priceListLabels.kind}>{agreedText(list)}</Fact>
    <Fact name={priceListLabels.audience}>{audienceText(list)}</Fact>
    <Fact name="Applies">{periodText(list)}</Fact>
    <Fact name={priceListLabels.assortment}>{assortmentChoices[list.assortment]}</Fact>
  </Facts>
);
