export { forgetSnapshots, isRestorable, keepSnapshot, takeDraft } from './keep-snapshot.ts';
