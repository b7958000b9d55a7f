/** Values by key, where all of some keys have one: another string may have none. */
export type ByKey<Key extends string, Value> = Readonly<Record<Key, Value>> & Readonly<Partial<Record<string, Value>>>;
