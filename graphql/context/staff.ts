/** Staff of the shop, known by a trade point or by a personnel number (spec 2 §6): what its cookies say beside the token. */
export interface Employee {
  tradePointNumber: string | null;
  tradePointName: string | null;
  personnelNumber: string | null;
  employeeName: string | null;
}

/** Staff that has signed in just now. */
export interface SignedEmployee {
  token: string;
  /** Seconds for which the token lives. */
  expiresIn: number;
  employee: Employee;
}
