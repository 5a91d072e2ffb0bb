import { useState } from 'react';

/** The code of the details, which loads when they are opened. */
export type InquiryStep = typeof import('./InquiryDetailFields.tsx');

/** The step of the form that asks for details: closed, loading, failed or open. */
export const useInquiryStep = (initial: InquiryStep | null) => {
  const [step, setStep] = useState(initial);
  const [isOpen, setOpen] = useState(initial !== null);
  const [failed, setFailed] = useState(false);
  const toggle = async () => {
    setFailed(false);
    setOpen(!isOpen);
    if (isOpen || step) return;
    try {
      setStep(await import('./InquiryDetailFields.tsx'));
    } catch {
      setOpen(false);
      setFailed(true);
    }
  };
  return { step: isOpen ? step : null, isOpen, failed, toggle, close: () => setOpen(false) };
};
