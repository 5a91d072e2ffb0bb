import { counted, formatDay, type PriceList, type PriceListTarget } from 'functions/contract';
import { audienceText } from '../texts/priceListTexts.ts';

/** A step with a price list: to a status, or its deletion. */
export type PriceListStep = PriceListTarget | 'delete';

/** A step: its button, its question, what follows, and the message afterwards. */
interface StepTexts {
  action: string;
  /** The label of the confirmation. */
  confirm: string;
  question: string;
  consequence: string;
  done: string;
}

const whenText = ({ from, until }: Pick<PriceList, 'from' | 'until'>, day: string): string => {
  if (until && until < day) return `It ended on ${formatDay(until)}: change its last day first.`;
  return from && day < from ? `It applies from ${formatDay(from)} on.` : 'It applies immediately.';
};

const activation = (list: PriceList, day: string): string => {
  const lacksTools =
    list.prices === 0 && (list.kind === 'fixed' || list.assortment === 'only')
      ? list.assortment === 'only'
        ? ' It has no tools yet: its customers will see none.'
        : ' It has no prices yet.'
      : '';
  return `For: ${audienceText(list)}. ${whenText(list, day)}${lacksTools}`;
};

/** The words of a step with a list on a day. */
export const stepTextsOf = (list: PriceList, step: PriceListStep, day: string): StepTexts => {
  if (step === 'active') {
    return {
      action: list.status === 'archived' ? 'Activate again' : 'Activate',
      confirm: 'Activate price list',
      question: 'Activate this price list?',
      consequence: activation(list, day),
      done: `${list.name} is active`,
    };
  }
  if (step === 'archived') {
    return {
      action: 'Archive',
      confirm: 'Archive price list',
      question: 'Archive this price list?',
      consequence: `${audienceText(list)}: its prices no longer apply. Placed orders keep theirs. You can activate it again.`,
      done: `${list.name} is archived`,
    };
  }
  return {
    action: 'Delete draft',
    confirm: `Delete draft of ${counted(list.prices, 'tool')}`,
    question: 'Delete this draft?',
    consequence: `It has ${counted(list.prices, 'tool')}. This cannot be undone.`,
    done: `${list.name} is deleted`,
  };
};
