// Drafts as they were, to go back to.

export { forgetSnapshots, isRestorable, keepSnapshot, takeDraft } from './keep-snapshot.ts';
