import type { TestApp } from './test-app.ts';

/** What a project was notified of about its subscription, each once: `ending`, `ended`, `soon` and others. */
export async function billingNotices({ deps }: TestApp, projectId: string): Promise<string[]> {
  const rows = await deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('outbox')
      .select('subject')
      .distinct()
      .where('project_id', '=', projectId)
      .where('kind', '=', 'billing')
      .execute(),
  );
  return rows.map(({ subject }) => subject.split(':')[0] ?? '').sort();
}
