import { comments } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../platform/http/route.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';
import { updateComment } from './update-comment.ts';

export const routes: Route[] = [
  route(comments.listComments, listComments),
  inTransaction(comments.createComment, createComment),
  inTransaction(comments.updateComment, updateComment),
  inTransaction(comments.deleteComment, deleteComment),
];
