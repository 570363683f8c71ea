import type { comments } from '@pamaina/contract';

export const commentColumns = ['id', 'date', 'comment', 'author', 'author_id', 'created_at', 'version'] as const;

type CommentRow = Omit<comments.Comment, 'is_own'> & { author_id: string };

/** A stored comment as one account sees it. */
export function presentComment({ author_id, ...row }: CommentRow, accountId: string): comments.Comment {
  return { ...row, is_own: author_id === accountId };
}
