import { tokenOf } from '../../driver/api.ts';
import { testEachPage } from '../../driver/accessibility/each-page.ts';

testEachPage('employee', () => tokenOf('ona'));
