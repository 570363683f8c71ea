import type { samples } from '@pamaina/contract';
import { cafe, restaurant, supermarket, type Business } from '@pamaina/engine/samples';

/** Facts of a sample business other than its needs and its employees. */
interface SampleFacts {
  business: Business;
  /** Cents per hour before tax, by the code of the first role. */
  rates: Record<string, number>;
  /** Holidays on which it is closed, `12-25`. */
  closedOn: string[];
}

export const sampleFacts: Record<samples.SampleBusiness, SampleFacts> = {
  cafe: {
    business: cafe,
    rates: { vadovas: 1050, barista: 900, kasininkas: 850, virejas: 1050, pagalbininkas: 750 },
    closedOn: ['01-01', '12-24', '12-25', '12-26'],
  },
  restaurant: {
    business: restaurant,
    rates: { manager: 1300, waiter: 800, bar: 950, host: 750, sous: 1400, cook: 1100, prep: 800, dish: 750 },
    closedOn: ['12-24', '12-25'],
  },
  shop: {
    business: supermarket,
    rates: { manager: 1400, supervisor: 1050, cashier: 800, deli: 850, stock: 820, checkout: 780 },
    closedOn: ['01-01', '12-25', '12-26'],
  },
};
