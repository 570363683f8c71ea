/** The roles of the made-up businesses, by their codes. */
export const sampleRoles = {
  cafe: {
    vadovas: 'pamainos vadovas',
    barista: 'barista',
    kasininkas: 'kasininkas',
    virejas: 'virėjas',
    pagalbininkas: 'virtuvės pagalbininkas',
  },
  restaurant: {
    manager: 'salės vadovas',
    waiter: 'padavėjas',
    bar: 'barmenas',
    host: 'administratorius',
    sous: 'vyr. virėjo pavaduotojas',
    cook: 'virėjas',
    prep: 'paruošėjas',
    dish: 'indų plovėjas',
  },
  shop: {
    manager: 'parduotuvės vadovas',
    supervisor: 'pamainos vadovas',
    cashier: 'kasininkas',
    deli: 'kulinarijos pardavėjas',
    stock: 'prekių krovėjas',
    checkout: 'savitarnos konsultantas',
  },
};
