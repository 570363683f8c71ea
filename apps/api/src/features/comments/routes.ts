import { comments } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { createComment } from './create-comment.ts';
import { deleteComment } from './delete-comment.ts';
import { listComments } from './list-comments.ts';
import { updateComment } from './update-comment.ts';

export const routes: Route[] = [
  route(comments.listComments, listComments),
  route(comments.createComment, createComment),
  route(comments.updateComment, updateComment),
  route(comments.deleteComment, deleteComment),
];
