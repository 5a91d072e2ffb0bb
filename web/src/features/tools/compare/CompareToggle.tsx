import type { Tool } from 'functions/contract';
import { Link } from 'react-router-dom';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { showNotice } from '../../../ui/feedback/shownNotices.ts';
import { fullComparisonText, toggleCompared, useCompared } from './compared.ts';

const noticeKey = 'compare';

const hide = () => showNotice(noticeKey, null);

/** Chooses a tool to be compared, in plain elements: a page can have a hundred of them. */
export const CompareToggle = ({ tool }: { tool: Tool }) => {
  const chosen = useCompared();
  const isChosen = chosen.some(({ _id }) => _id === tool._id);
  const toggle = () => {
    if (toggleCompared(tool)) return hide();
    showNotice(noticeKey, <Notice onDismiss={hide}>{fullComparisonText}</Notice>);
  };
  return (
    <>
      <button
        type="button"
        className="minor"
        aria-pressed={isChosen}
        aria-label={`Compare: ${tool.toolName}`}
        onClick={toggle}
      >
        {isChosen && <span aria-hidden>✓&nbsp;</span>}
        Compare
      </button>
      {isChosen && chosen.length > 1 && (
        <Link className="minor" to={furtherPaths.compare.href(chosen.map(({ _id }) => _id))}>
          {`See all ${chosen.length}`}
        </Link>
      )}
    </>
  );
};
