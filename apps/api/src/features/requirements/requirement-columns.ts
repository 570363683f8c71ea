import { fieldNames, requirements } from '@pamaina/contract';

export const requirementColumns = ['id' as const, ...fieldNames(requirements.fields), 'version' as const];
