import { type Company, canOrderWith } from 'functions/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { copyCartTo } from '../../domain/cart/stored/cartOwner.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { isJoined } from './joined.ts';
import { useSwitchTo } from './useSwitchTo.ts';

interface JoinedDialogProps {
  company: Pick<Company, '_id' | 'name' | 'status'>;
  uid: string;
}

const labels = { confirm: 'Buy for it now', close: 'Not now' };

/** Asks a new member, who still buys for another payer, whether to buy for the company. */
export const JoinedDialog = ({ company, uid }: JoinedDialogProps) => {
  const { _id, name, status } = company;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { current, busy, switchTo } = useSwitchTo(uid, company);
  if (!isJoined(state) || _id === buyingFor() || !canOrderWith(status)) return null;
  const close = () => void navigate(pathname + search, { replace: true });
  const buy = async () => {
    copyCartTo(_id);
    await switchTo({ isCartCopied: true });
  };
  return (
    <ConfirmDialog
      open
      busy={busy}
      question={`Buy for ${name} now?`}
      labels={labels}
      color="primary"
      onConfirm={buy}
      onClose={close}
    >
      {`You are buying for ${current ?? 'yourself'}. The prices, limits and addresses of ${name} are in force only while you buy for it. The tools in your cart come along. You can change for whom you buy at any time, at the top of the page.`}
    </ConfirmDialog>
  );
};
