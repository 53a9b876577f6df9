import type { HealthIssue, HealthIssues } from '@vitrina/gateway/src/readiness.ts';

export interface HealthIssueCollector {
  all(): HealthIssues;
  /** What is wrong with a part; undefined when nothing is any more. */
  set(part: string, issue: HealthIssue | undefined): void;
}

/** What is wrong with the parts of the house, told as a whole each time that it changes. */
export function collectHealthIssues(onChange: (all: HealthIssues) => void): HealthIssueCollector {
  let issues: HealthIssues = {};
  return {
    all: () => issues,
    set(part, issue) {
      if (issue === undefined && !(part in issues)) return;
      const { [part]: _former, ...others } = issues;
      issues = issue === undefined ? others : { ...others, [part]: issue };
      onChange(issues);
    },
  };
}
