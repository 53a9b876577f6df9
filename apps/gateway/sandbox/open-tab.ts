import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';

/** What stands in a tab of the editor, as texts. */
export interface TabContent {
  query: string;
  variables: string;
  headers: string;
}

/** Puts an operation into a tab of its own, where nothing else stands; undefined as long as there is no editor. */
export function useOpenTab(): ((content: TabContent, operationName: string) => void) | undefined {
  const { addTab, changeTab, setOperationName, updateActiveTabValues, stop } = useGraphiQLActions();
  const { queryEditor, variableEditor, headerEditor, tabs } = useGraphiQL(pick('queryEditor', 'variableEditor', 'headerEditor', 'tabs'));
  if (queryEditor === undefined || variableEditor === undefined || headerEditor === undefined) return undefined;
  return (content, operationName) => {
    // A subscription of the tab before would go on, and answer here.
    stop();
    const { query, variables, headers } = content;
    // Nothing has been changed there: the same once more is no other tab.
    const place = tabs.findIndex((tab) => tab.query === query && tab.variables === variables && (tab.headers ?? '') === headers);
    if (place === -1) addTab();
    else changeTab(place);
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    headerEditor.setValue(headers);
    updateActiveTabValues({ ...content, operationName });
    // The editor reads a new text a moment later; until then it would run the operation of the tab before.
    setOperationName(operationName);
  };
}
