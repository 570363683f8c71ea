import type { Logger } from 'pino';

/** Runs some work in one project after the other; a failure is logged, and the next project follows. */
export async function inEachProject(
  projects: readonly { project_id: string }[],
  work: (projectId: string) => Promise<void>,
  log: Logger,
): Promise<void> {
  for (const { project_id: projectId } of projects)
    await work(projectId).catch((error: unknown) =>
      log.error({ err: error, projectId }, 'could not notify the people of a project'),
    );
}
