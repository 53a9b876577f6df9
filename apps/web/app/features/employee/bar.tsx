import { useShell } from '../../platform/session/use-shell.ts';

/**
 * The employee header (spec 1 §1): who serves the customer, above everything else, and the way out. A form of the browser's own: with it
 * everything that was loaded for the staff goes.
 */
export default function EmployeeBar() {
  const { staff } = useShell();
  return staff === null ? null : (
    <section aria-label="Сотрудник" className="employee-bar">
      <form method="post" action="/employee" className="container-shop">
        <a href="/employee">{staff.join(' · ')}</a>
        <button type="submit" name="intent" value="sign-out">
          Завершить смену
        </button>
      </form>
    </section>
  );
}
