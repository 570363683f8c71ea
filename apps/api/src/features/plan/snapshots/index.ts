export { isRestorable, keepSnapshot, takeDraft } from './keep-snapshot.ts';
