import { meaningOf } from '../base/errors.ts';
import type { Context } from '../context/context.ts';

/**
 * A call that carries the staff's token and no shopper's: refused for who asks, it is the staff's session that is over. Its browser forgets
 * it, so that whoever stands there is told, and goes on without the mark or signs in anew.
 */
export async function asEmployee<Answer>(context: Context, call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (context.viewer.employeeToken !== undefined && meaningOf(error).code === 'UNAUTHENTICATED') context.forgetEmployee();
    throw error;
  }
}
