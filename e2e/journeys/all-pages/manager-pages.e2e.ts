import { demoManagerToken } from '../../driver/api.ts';
import { testEachPage } from '../../driver/accessibility/each-page.ts';

testEachPage('manager', demoManagerToken);
