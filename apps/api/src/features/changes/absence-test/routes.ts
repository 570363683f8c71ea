import { absenceTest } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { streamAbsenceTest } from './stream-absence-test.ts';

export const routes: Route[] = [route(absenceTest.streamAbsenceTest, streamAbsenceTest)];
