/** The page on which each kind of request is decided. */
export const requestPlaces = {
  time_off: '/manager/timeoff',
  overtime_leave: '/manager/timeoff',
  swaps: '/manager/swap-requests',
  claims: '/manager/swap-requests?tab=claims',
  requests: '/manager/requests',
  joins: '/manager/employees',
};
