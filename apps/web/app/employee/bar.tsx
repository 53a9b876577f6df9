import { Form, Link } from 'react-router';
import { useShell } from '../shell/use-shell.ts';
import { staffWords } from './staff.ts';

/** The employee header (spec 1 §1): who serves the customer, above everything else, and the way out. */
export function EmployeeBar() {
  const { staff } = useShell();
  if (staff === null) return null;
  return (
    <section aria-label="Сотрудник" className="employee-bar">
      <div className="container-shop">
        <Link to="/employee">{staffWords(staff).join(' · ')}</Link>
        <Form method="post" action="/employee">
          <input type="hidden" name="intent" value="sign-out" />
          <button type="submit">Завершить смену</button>
        </Form>
      </div>
    </section>
  );
}
