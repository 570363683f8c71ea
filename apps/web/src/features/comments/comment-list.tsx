import type { comments } from '@pamaina/contract';
import { CommentItem } from './comment-item.tsx';
import pieces from '../../ui/pieces.module.css';

/** Daily comments, the oldest first. */
export function CommentList({ label, list }: { label: string; list: readonly comments.Comment[] }) {
  return (
    <ul className={pieces.list} aria-label={label}>
      {list.map((comment) => (
        <CommentItem key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}
