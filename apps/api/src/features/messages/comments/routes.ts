import { comments } from '@pamaina/contract';
import { inTransaction, route, type Route } from '../../../platform/http/route.ts';
import { createComment, updateComment, deleteComment, listComments } from './comments.ts';

export const routes: Route[] = [
  route(comments.listComments, listComments),
  inTransaction(comments.createComment, createComment),
  inTransaction(comments.updateComment, updateComment),
  inTransaction(comments.deleteComment, deleteComment),
];
