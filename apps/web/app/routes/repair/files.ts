import { redirect } from 'react-router';
import { formOf, text } from '../../forms/answer.server.ts';
import type { Route } from './+types/files';

/** Takes one file of the wizard before its step is answered, for scripts that show how far it is; its id goes into the form of the step. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const [id, fault] = [text(form, 'file'), text(form, 'fileFault') || text(form, 'photoFault')];
  if (fault !== '') return Response.json({ fault }, { status: 422 });
  return id === '' ? Response.json({ fault: 'Файл не выбран.' }, { status: 400 }) : Response.json({ id });
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/repair');
