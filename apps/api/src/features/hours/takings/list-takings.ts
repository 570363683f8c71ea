import { takings } from '@pamaina/contract';
import { type Call, member } from '../../../platform/http/route.ts';
import { presentTakings } from './read-takings.ts';

/** What came in on some days, as it is known now. */
export async function listTakings(call: Call<typeof takings.listTakings>): Promise<takings.Taking[]> {
  const { start, end, kind } = call.query;
  const kinds = kind === undefined ? takings.takingsKinds : [kind];
  return call.deps.database.readInProject(member(call).projectId, (tx) => presentTakings(tx, { start, end, kinds }));
}
