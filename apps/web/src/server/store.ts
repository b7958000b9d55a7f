/** What pages read: the index, and the files of the models in it. */
export type { Store } from "@vitrine/store";
