import { kiosk } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { kioskDoor } from './kiosk-door.ts';
import { kiosks } from './kiosks.ts';
import { ownClock } from './own-clock.ts';
import { setPin, lockedPins } from './pins.ts';

export const routes: Route[] = [...ownClock, ...kiosks, route(kiosk.setPin, setPin), ...lockedPins, ...kioskDoor];
