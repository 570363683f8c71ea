import type { requirements, templates } from '@pamaina/contract';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';

/** The data that a shift can be created from. */
export interface EditSources {
  people: GridPerson[];
  templates: templates.Template[];
  requirements: requirements.Requirement[];
  roles: string[];
}
