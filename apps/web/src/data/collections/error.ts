/** What is wrong with a file of collections: a clause with the place, the field and the value. */
export class CollectionsError extends Error {}
