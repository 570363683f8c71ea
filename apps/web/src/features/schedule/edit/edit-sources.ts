import type { requirements, templates } from '@pamaina/contract';
import type { GridPerson } from '../model/grid-model.ts';

/** What a shift can be made of. */
export interface EditSources {
  people: GridPerson[];
  templates: templates.Template[];
  requirements: requirements.Requirement[];
  roles: string[];
}
