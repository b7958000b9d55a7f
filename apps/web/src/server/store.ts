/** The data of pages: the index, and the files of its models. */
export type { Store } from "@vitrine/store";
