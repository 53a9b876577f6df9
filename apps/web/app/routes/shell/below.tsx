import { ListsForm } from '../../features/lists/form.tsx';
import { CookieNotice } from './cookie-notice.tsx';
import { Footer } from './footer.tsx';
import { TabBar } from './tab-bar.tsx';

/** What stands below the content, and what lies over it at the lower edge. */
export default function Below() {
  return (
    <>
      <Footer />
      <ListsForm />
      <CookieNotice />
      <TabBar />
    </>
  );
}
