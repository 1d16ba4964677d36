import type { ChildrenProps } from './profile.types.ts';

/** The children of a tutor. */
export default function ChildrenTab({ model }: ChildrenProps) {
  return <div data-children={model.profile?.children?.length} />;
}
