import { useSearchParams } from 'react-router-dom';

const parameter = 'quantity';
const pieces = /^[1-9]\d{0,7}$/;

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
  return { quantity: text !== null && pieces.test(text) ? Number(text) : undefined, forget };
};
