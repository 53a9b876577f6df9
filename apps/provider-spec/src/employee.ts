import { randomBytes } from 'node:crypto';
import { invalid, Refusal, type RouteRequest, type Routes } from './route.ts';

/** The one trade point and the one badge there are. */
export const tradePoint = { number: 'TM-9', name: 'ТехноМир на Артёма' };
export const badge = { token: 'tm-badge-1', personnelNumber: '7001', employeeName: 'Пётр Дорохов' };

export interface StaffDesk {
  /** What an order is marked with; refused for a token that is nobody's. */
  markOf(request: RouteRequest): object | undefined;
  routes: Routes;
}

/** Staff of this company is asked for its number and nothing else, and led to the company's own place when it goes. */
export function createStaff(): StaffDesk {
  const signedIn = new Map<string, object>();
  const tokenOf = ({ header }: RouteRequest): string => header('x-employee-token') ?? '';
  const startSession = (request: RouteRequest, names: object) => {
    const employee_token = randomBytes(16).toString('hex');
    const all = { ...signedIn.get(tokenOf(request)), ...names };
    signedIn.set(employee_token, all);
    return { employee_token, ...all };
  };
  return {
    markOf(request) {
      if (tokenOf(request) === '') return undefined;
      const names = signedIn.get(tokenOf(request));
      if (names === undefined) throw new Refusal(401, 'unauthorized', 'Войдите ещё раз.');
      return names;
    },
    routes: {
      'POST /internal/employee/login-trade-point': (request) => {
        if (request.body.trade_point_number !== tradePoint.number) throw invalid({ trade_point_number: ['Нет такой точки.'] });
        return startSession(request, { tradePointNumber: tradePoint.number, tradePointName: tradePoint.name });
      },
      'POST /internal/employee/login-token': (request) => {
        const { token, ...names } = badge;
        if (request.body.token !== token) throw invalid({ token: ['Нет такого токена.'] });
        return startSession(request, names);
      },
      'POST /internal/employee/logout': (request) => {
        if (!signedIn.delete(tokenOf(request))) throw new Refusal(401, 'unauthorized', 'Войдите ещё раз.');
        return { redirect_url: 'https://staff.tm.example/bye' };
      },
    },
  };
}
