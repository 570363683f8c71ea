/** Where each kind of request is answered. */
export const requestPlaces = {
  time_off: '/manager/timeoff',
  swaps: '/manager/swap-requests',
  claims: '/manager/swap-requests?tab=claims',
  requests: '/manager/requests',
};
