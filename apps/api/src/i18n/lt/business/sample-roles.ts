/** The roles of the sample businesses, by code. */
export const sampleRoles = {
  cafe: {
    vadovas: 'pamainos vadovas (-ė)',
    barista: 'barista',
    kasininkas: 'kasininkas (-ė)',
    virejas: 'virėjas (-a)',
    pagalbininkas: 'virtuvės pagalbininkas (-ė)',
  },
  restaurant: {
    manager: 'salės vadovas (-ė)',
    waiter: 'padavėjas (-a)',
    bar: 'barmenas (-ė)',
    host: 'administratorius (-ė)',
    sous: 'vyr. virėjo pavaduotojas (-a)',
    cook: 'virėjas (-a)',
    prep: 'virėjo padėjėjas (-a)',
    dish: 'indų plovėjas (-a)',
  },
  shop: {
    manager: 'parduotuvės vadovas (-ė)',
    supervisor: 'pamainos vadovas (-ė)',
    cashier: 'kasininkas (-ė)',
    deli: 'kulinarijos pardavėjas (-a)',
    stock: 'prekių krovėjas (-a)',
    checkout: 'savitarnos konsultantas (-ė)',
  },
};
