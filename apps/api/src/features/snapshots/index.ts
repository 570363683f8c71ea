export { isRestorable } from './is-restorable.ts';
export { keepSnapshot, takeDraft } from './keep-snapshot.ts';
