declare module '../element/contract.ts' {
  interface NamedTypes {
    MenuLink: MenuLink;
  }
}

/** Link of the server, with its sub-links (NAV-07). */
export interface MenuLink {
  title: string;
  href: string;
  /** Description that browsers show on hover. */
  text?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children?: readonly MenuLink[];
}
