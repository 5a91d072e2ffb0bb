import type { ProofKind } from 'functions/contract';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { firebaseUser } from '../../../lib/session/firebaseUser.ts';
import { proofs } from '../../../lib/session/proofs.ts';
import type { SessionUser } from '../../../lib/session/session.ts';

const ProofDialog = lazyComponent(() => import('./ProofDialog.tsx'), 'ProofDialog');

interface Question {
  proof: ProofKind;
  account: ReturnType<typeof firebaseUser>;
  answer: (isProved: boolean) => void;
}

/** Asks for the proofs that calls of an account need: once for all that wait meanwhile. */
export const ProofPrompt = ({ user: { uid } }: { user: Pick<SessionUser, 'uid'> }) => {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    const ask = async (proof: ProofKind): Promise<boolean> => {
      try {
        await ProofDialog.preload();
      } catch {
        return false;
      }
      const account = firebaseUser(uid);
      const isProved = await new Promise<boolean>((answer) =>
        setQuestion({ proof, account, answer }),
      );
      setQuestion(null);
      return isProved;
    };
    const nobodyAsks = proofs.given;
    let pending: Promise<boolean> | undefined;
    proofs.given = async (failure) => {
      if (!(failure instanceof ApiProblem) || failure.code !== 'proof-required') return false;
      pending ??= ask(failure.details.proof).finally(() => {
        pending = undefined;
      });
      return pending;
    };
    return () => {
      proofs.given = nobodyAsks;
    };
  }, [uid]);
  if (!question) return null;
  const { answer, ...asked } = question;
  return (
    <ProofDialog {...asked} open onProved={() => answer(true)} onClose={() => answer(false)} />
  );
};
