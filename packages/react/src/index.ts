/** The components of the site. */
export * from "@vitrine/web/kit";
