import { tokenOf } from '../api.ts';
import { testEachPage } from './each-page.ts';

testEachPage('employee', () => tokenOf('ona'));
