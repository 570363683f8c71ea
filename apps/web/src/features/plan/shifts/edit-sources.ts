import type { templates } from '@pamaina/contract';
import type { NeedSources } from '../../../lib/schedule/needs.ts';
import type { GridPerson } from '../../../lib/schedule/grid-model.ts';

/** The data that a shift can be created from. */
export interface EditSources extends NeedSources {
  people: GridPerson[];
  templates: templates.Template[];
  roles: string[];
}
