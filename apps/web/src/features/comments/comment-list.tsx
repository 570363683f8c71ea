import type { comments } from '@pamaina/contract';
import { CommentItem } from './comment-item.tsx';
import classes from './comment-item.module.css';

/** Daily comments, the oldest first. */
export function CommentList({ label, list }: { label: string; list: readonly comments.Comment[] }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {list.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}
