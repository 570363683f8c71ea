import { useParams } from 'react-router';
import { NewScenario } from './new-scenario.tsx';
import { OneScenario } from './one-scenario.tsx';
import { ScenarioList } from './scenario-list.tsx';

/** `/manager/scenarios`: all scenarios of the project, a new one, or the one in the address. */
export function ScenariosPage() {
  const { id } = useParams();
  if (id === undefined) return <ScenarioList />;
  return id === 'new' ? <NewScenario /> : <OneScenario key={id} id={id} />;
}
