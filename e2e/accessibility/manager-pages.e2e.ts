import { demoManagerToken } from '../api.ts';
import { testEachPage } from './each-page.ts';

testEachPage('manager', demoManagerToken);
