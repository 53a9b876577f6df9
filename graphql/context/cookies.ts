/** Names of the shop's cookies that an operation reads or makes. */
export const cookieNames = {
  city: 'city_id',
  basket: 'basket_id',
  orderKeys: 'order_keys',
  repairKeys: 'repair_keys',
  commentKey: 'comment_key',
  reviewVotes: 'review_votes',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  branch: 'branch',
  splitPreorders: 'split_preorders',
  favorites: 'favourites',
  compare: 'compare_products',
  employeeToken: 'employee_token',
  tradePointNumber: 'trade_point_number',
  tradePointName: 'trade_point_name',
  personnelNumber: 'personnel_number',
  employeeName: 'employee_name',
} as const;

/** Seconds. Those of the city and of the comparison are the specification's (1 and 2 §9), the others are ours: a year. */
export const cookieLifetimes = {
  city: 31_104_000,
  basket: 31_104_000,
  orderKeys: 31_104_000,
  repairKeys: 31_104_000,
  commentKey: 31_104_000,
  reviewVotes: 31_104_000,
  branch: 31_104_000,
  favorites: 31_104_000,
  compare: 12 * 2_592_000,
} as const;
