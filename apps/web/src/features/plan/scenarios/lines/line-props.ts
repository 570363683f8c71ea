import type { UseFormReturnType } from '@mantine/form';
import type { Line } from './line-values.ts';
import type { Choices } from '../use-choices.ts';

/** What the form of a scenario holds. */
export interface ScenarioValues {
  /** Empty: as proposed. */
  name: string;
  note: string;
  changes: Line[];
}

export type ScenarioForm = UseFormReturnType<ScenarioValues>;

/** What the fields of a line need. */
export interface LineProps {
  form: ScenarioForm;
  index: number;
  line: Line;
  choices: Choices;
}
