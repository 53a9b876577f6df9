import { withUnit } from '../../platform/format/unit.ts';

export interface SpecificationGroup {
  groupName: string;
  items: readonly { code: string; name: string; value: string; unit?: string | null; isMain: boolean }[];
}

/** Only what belongs to the short form of the list; groups that become empty are left out. */
export function mainOnly(groups: readonly SpecificationGroup[]): SpecificationGroup[] {
  return groups.map((group) => ({ ...group, items: group.items.filter((item) => item.isMain) })).filter((group) => group.items.length > 0);
}

/** Specifications under their headings. */
export function Specifications({ groups }: { groups: readonly SpecificationGroup[] }) {
  return (
    <div className="specifications">
      {groups.map((group) => (
        <section key={group.groupName} aria-label={group.groupName}>
          <h3>{group.groupName}</h3>
          <dl className="facts">
            {group.items.map((item) => (
              <div key={item.code}>
                <dt>{item.name}</dt>
                <dd>{withUnit(item.value, item.unit)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
