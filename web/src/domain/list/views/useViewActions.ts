import type { SavedView } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { notified } from '../../../lib/forms/outcomes.ts';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { useViewChanges, type ViewChanges } from './useViewChanges.ts';
import type { StaffKind, ViewedList } from './useViewedList.ts';
import type { ViewAction } from './ViewsMenu.tsx';

const copyLink = async (view: SavedView): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    enqueueSnackbar('The link could not be copied. It is in the address bar.', {
      variant: 'error',
    });
    return;
  }
  const further = view.shared
    ? ''
    : '. Colleagues see the filters; share the view for its name as well';
  enqueueSnackbar(`Link copied${further}`, { variant: 'success' });
};

const shareText = ({ name, shared }: SavedView): string =>
  shared ? `All staff see ${name} now` : `${name} is no longer shared`;

type Visits = ReturnType<typeof useVisits>;

/** The actions on a view of one's own. */
const ownActions = (
  view: SavedView,
  { change }: ViewChanges,
  { renaming, deleting }: Record<'renaming' | 'deleting', Visits>,
): ViewAction[] => [
  { label: 'Rename…', run: renaming.start },
  {
    label: view.shared ? 'Stop sharing' : 'Share with all staff',
    run: () => void notified(change({ id: view._id, shared: !view.shared }).then(shareText)),
  },
  { label: 'Delete…', run: deleting.start },
];

/** The forms that save the list as it is as a view, and that rename the current one. */
const useForms = (list: ViewedList, changes: ViewChanges) => {
  const [saving, renaming, deleting] = [useVisits(), useVisits(), useVisits()];
  const { view, content } = list;
  const save = {
    id: `save ${saving.visit}`,
    question: 'Save this view',
    confirm: 'Save view',
    start: { name: '', shared: false },
    onSend: async (values: { name: string; shared: boolean }) => {
      const saved = await changes.create({ ...content, ...values });
      list.name(saved);
      return `${saved.name} saved`;
    },
    ...saving.dialog,
  };
  const rename = view && {
    id: `rename ${renaming.visit}`,
    question: `Rename ${view.name}`,
    confirm: 'Rename',
    start: { name: view.name, shared: view.shared },
    onSend: async (values: { name: string; shared: boolean }) =>
      `Renamed to ${(await changes.change({ id: view._id, ...values })).name}`,
    ...renaming.dialog,
  };
  const forms = [saving.visit > 0 ? save : [], renaming.visit > 0 && rename ? rename : []].flat();
  return { saving, renaming, deleting, forms };
};

/** What can be done with the views of a list. */
export const useViewActions = (kind: StaffKind, list: ViewedList, uid: string) => {
  const changes = useViewChanges(kind.staffList);
  const { saving, renaming, deleting, forms } = useForms(list, changes);
  const { view, content, isModified, leftOut, hasParameters, close } = list;
  const isOwn = view?.owner === uid;
  const update =
    view && isOwn && (isModified || leftOut.length > 0)
      ? () =>
          void notified(
            changes.change({ id: view._id, ...content }).then(({ name }) => `${name} updated`),
          )
      : null;
  const menu: ViewAction[] = [
    ...(view ? [{ label: 'Copy link', run: () => void copyLink(view) }] : []),
    ...(view && isOwn ? ownActions(view, changes, { renaming, deleting }) : []),
    ...(view ? [{ label: 'Close the view', run: close }] : []),
    { label: view ? 'Save as a new view…' : 'Save view…', run: saving.start },
  ];
  return {
    /** Saves the list as it is as a new view; null where the menu is enough. */
    save: (view ? isModified && !isOwn : hasParameters) ? saving.start : null,
    update,
    menu,
    forms,
    deletion:
      view && deleting.visit > 0
        ? {
            view,
            onDelete: async () => {
              await changes.remove(view._id);
              list.forget();
            },
            ...deleting.dialog,
          }
        : null,
  };
};
