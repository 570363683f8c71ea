import { tokenOf } from '../api.ts';
import { testEachPage } from './each-page.ts';

testEachPage('nobody');
testEachPage('unselected', () => tokenOf('demo'));
