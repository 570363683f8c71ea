import type { templates } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { presentTemplate, templateColumns } from './present-template.ts';

/** The project's templates by name, in Lithuanian sort order. */
export async function listTemplates(call: Call<typeof templates.listTemplates>) {
  const { projectId } = member(call);
  const rows = await call.deps.database.inProject(projectId, (tx) =>
    tx
      .selectFrom('template')
      .select(templateColumns)
      .orderBy('name', (order) => order.collate('lt-x-icu'))
      .execute(),
  );
  return rows.map(presentTemplate);
}
