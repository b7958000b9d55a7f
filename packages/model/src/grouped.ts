/** Items by a key of each, in the order of their first items. Node 20 has no `Map.groupBy`. */
export function grouped<Item, Key>(
	items: readonly Item[],
	keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
	const groups = new Map<Key, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}
