/** The link with unencoded slashes. A query does not need them encoded, and some apps do not decode them. */
export const withSlashes = (link: string): string => link.replaceAll("%2F", "/");
