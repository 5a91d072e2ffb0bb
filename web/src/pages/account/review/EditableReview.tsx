import Paper from '@mui/material/Paper';
import type { OwnReview } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { OwnReviewPanel } from '../../../features/reviews/own/OwnReviewPanel.tsx';
import { ReviewForm } from '../../../features/reviews/own/ReviewForm.tsx';
import { useReviewEditing } from './useReviewEditing.ts';

const FormPaper = ({ children }: PropsWithChildren) => (
  <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 720 }}>
    {children}
  </Paper>
);

export interface OwnReviewProps {
  own: OwnReview | null;
  reviewer: { name: string; email: string };
}

export const EditableReview = ({ own, reviewer }: OwnReviewProps) => {
  const { draft, setDraft, add, change, remove } = useReviewEditing();
  if (!own) {
    return (
      <FormPaper>
        <ReviewForm reviewer={reviewer} onSubmit={add} />
      </FormPaper>
    );
  }
  if (draft) {
    return (
      <FormPaper>
        <ReviewForm
          reviewer={reviewer}
          review={draft}
          onCancel={() => setDraft(null)}
          onSubmit={change}
        />
      </FormPaper>
    );
  }
  return <OwnReviewPanel review={own} onEdit={() => setDraft(own)} onDelete={remove} />;
};
