/** The roles of the sample businesses, by code. */
export const sampleRoles = {
  cafe: {
    vadovas: 'shift lead',
    barista: 'barista',
    kasininkas: 'cashier',
    virejas: 'cook',
    pagalbininkas: 'kitchen helper',
  },
  restaurant: {
    manager: 'floor manager',
    waiter: 'waiter',
    bar: 'bartender',
    host: 'host',
    sous: 'sous-chef',
    cook: 'cook',
    prep: 'prep cook',
    dish: 'dishwasher',
  },
  shop: {
    manager: 'store manager',
    supervisor: 'shift lead',
    cashier: 'cashier',
    deli: 'deli assistant',
    stock: 'stock clerk',
    checkout: 'self-checkout attendant',
  },
};
