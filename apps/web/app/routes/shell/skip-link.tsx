/** The first stop of the keyboard. */
export function SkipLink() {
  return (
    <a href="#mainContent" className="skip-link">
      К содержанию
    </a>
  );
}
