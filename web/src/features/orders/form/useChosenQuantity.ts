import { limits, readPieces } from 'functions/contract';
import { useSearchParams } from 'react-router-dom';

const parameter = 'quantity';

const quantityIn = (text: string): number | undefined => {
  const { value } = readPieces(text);
  return value !== null && value >= 1 && value <= limits.stock.max ? value : undefined;
};

/** The quantity in the address, chosen on the page before, until it is forgotten. */
export const useChosenQuantity = () => {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get(parameter);
  const forget = () => {
    if (text === null) return;
    const others = new URLSearchParams(parameters);
    others.delete(parameter);
    setParameters(others, { replace: true });
  };
  return { quantity: quantityIn(text ?? ''), forget };
};
